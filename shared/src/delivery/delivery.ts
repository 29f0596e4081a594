/** What is true of delivery providers for pages and api alike. */
export { isDropOffPoint } from './drop-off-points.ts'
export { providerNames } from './names.ts'
export { type Asker, type NotOffered, notOfferedText, whyNotOffered } from './offered.ts'
