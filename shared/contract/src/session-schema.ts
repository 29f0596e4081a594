/**
 * Incremented when the meaning of a store that crosses remotes changes. A release that was built for another version
 * is not promoted (@darnley/releases/gate).
 */
export const sessionSchemaVersion = 2
