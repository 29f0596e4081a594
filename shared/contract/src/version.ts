/**
 * Version of this contract between the areas of a page and the api. A new call or field raises the minor version, a
 * change that breaks older clients the major version. What a release needs of the api is read from its code
 * (releases/gate). This number decides where that is unknown: a production api publishes no schemas, and the edge
 * reads no code.
 */
export const contractVersion = '1.13.0'
