/** Number of fresh URLs for which the import map has integrity hashes; after these only a reload helps. */
export const freshUrlCount = 3

/**
 * Returns another URL of the same file, with a path segment that the edge strips: a module that hangs, or failed while
 * it was preloaded, stays in the browser's module map, so requesting the same URL again would not help.
 * An address of another origin stays as it is.
 */
export function freshUrl(url: string, generation: number): string {
  return generation === 0 ? url : url.replace(/^\/releases\//, `/releases/_retry-${generation}/`)
}
