import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'

/** Sets of glyphs of a font. */
const MOST = 20

interface Subset extends ReturnType<Font['createSubset']> {
  /** Ids in the font, in the order in which they were included. */
  readonly glyphs: readonly number[]
  encode(): Uint8Array
}

/** Returns a method that makes subsets of a font and encodes those with the same glyphs once. */
export function subsetsOf(font: Font): Font['createSubset'] {
  const encoded = new LRUCache<string, Uint8Array>({ max: MOST })
  return () => {
    const subset = font.createSubset() as Subset
    const encode = subset.encode.bind(subset)
    subset.encode = () => {
      const key = subset.glyphs.join()
      const file = encoded.get(key) ?? encode()
      encoded.set(key, file)
      return file
    }
    return subset
  }
}
