/**
 * Version of this contract between the areas of a page and the api. A new call or field raises the minor version, a
 * change that breaks older clients the major version. A release records the version that it was built with, and the
 * contract gate compares it with the rest of its set and with the live api.
 */
export const contractVersion = '1.0.0'
