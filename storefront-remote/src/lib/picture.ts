/** Looks without a code after which it has left the picture: two seconds of them, since one look may miss it. */
const missesUntilGone = 6

export interface Picture {
  /**
   * Tells a code that is to be dealt with, else null: one that was dealt with is not told again until it has left the
   * picture. `isFree`: whether anything is dealt with just now.
   */
  look(seen: string | null, isFree: boolean): string | null
}

/** What a camera has before it. */
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
