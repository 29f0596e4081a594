/**
 * Version of this contract: what the areas of a page and the api tell each other. A call or a field more raises the minor
 * version, whatever older clients could not live with the major one. A release notes the version that it was built with,
 * and the contract gate holds it against the rest of its set and against the live api.
 */
export const contractVersion = '1.0.0'
