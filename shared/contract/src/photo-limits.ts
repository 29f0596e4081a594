/** Limits of photos; without schemas, so that pages can import them. */

/** Of a garment. */
export const mostPhotos = 6
/** Bytes of a photo; one that a browser made smaller has about a tenth. */
export const longestPhoto = 6 * 1024 * 1024
/** Bytes of each part of a photo, except the last one: a lost connection loses at most one. */
export const photoPart = 128 * 1024
/** Days for which photos are kept after their order is closed: longer than the guarantee, for which they are the proof. */
export const photoDays = 90
