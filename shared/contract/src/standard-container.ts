/** The folder of a release that holds its standard container, for Module Federation hosts of other origins. */
export const standardContainerFolder = 'federation'

/** Where a site answers its page configuration (page-config.ts) to standard containers. */
export const pageConfigPath = '/releases/page-config'

/** Where a site answers the manifest of the standard container of a live area. */
export const liveContainerPath = (area: string): string => `/releases/live/${area}/mf-manifest.json`
