/** How many fresh addresses the import map knows integrity hashes for; after these only a reload helps. */
export const freshUrlCount = 3

/**
 * The same file under another address, by a path segment that the edge strips: what hangs, or failed while it
 * was preloaded, stays in the browser's module map for good, so asking for the same address again would not help.
 */
export function freshUrl(url: string, generation: number): string {
  return generation === 0 ? url : url.replace('/releases/', `/releases/_retry-${generation}/`)
}
