/**
 * Version of this contract between the areas of a page and the api. A new call or field raises the minor version, a
 * change that breaks older clients the major version. It is the version of the published API. What a release needs of
 * the api is read from its code (releases/gate); releases of different major versions are not served together.
 */
export const contractVersion = '1.0.0'
