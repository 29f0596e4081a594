/** Scans without a code after which it has left the picture: two seconds, because a scan may miss it. */
const missesUntilGone = 6

export interface Picture {
  /**
   * Returns a code that should be handled, else null: a code is not returned again until it has left the picture.
   * `isFree`: whether no other code is being handled.
   */
  look(seen: string | null, isFree: boolean): string | null
}

/** Tracks the code in a camera's picture. */
export function createPicture(): Picture {
  let held: string | null = null
  let misses = 0
  return {
    look(seen, isFree) {
      misses = seen === held ? 0 : misses + 1
      if (misses >= missesUntilGone) held = null
      if (seen === null || seen === held || !isFree) return null
      held = seen
      misses = 0
      return seen
    },
  }
}
