import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A document whose compressed form is made later, and replaced by a better one. */
export interface Compressible {
  readonly html: Buffer
  /** Null until it was asked for. */
  brotli: Buffer | null
}

export interface Compressor {
  /** Compresses for a visitor who waits: in a few milliseconds, a fifth larger than `well`. */
  quickly(this: void, document: Compressible): Promise<Buffer>
  /**
   * Compresses as well as brotli can, once. That takes up to a second, so one at a time: the other cores are for visitors.
   * @param isNeeded Asked when its turn comes
   */
  well(document: Compressible, isNeeded: () => boolean): Promise<void>
}

/** Compresses documents in the thread pool, so that the event loop goes on. */
export function createCompressor(): Compressor {
  const quick = new WeakMap<Compressible, Promise<Buffer>>()
  const best = new WeakMap<Compressible, Promise<void>>()
  let last = Promise.resolve()

  async function compressQuickly(document: Compressible): Promise<Buffer> {
    const compressed = await compress(document.html, 4)
    return (document.brotli ??= compressed)
  }

  async function compressWell(document: Compressible, isNeeded: () => boolean): Promise<void> {
    if (isNeeded()) document.brotli = await compress(document.html, constants.BROTLI_MAX_QUALITY)
    else best.delete(document)
  }

  return {
    quickly(document) {
      const compressing = quick.get(document) ?? compressQuickly(document)
      quick.set(document, compressing)
      return compressing
    },
    well(document, isNeeded) {
      const before = best.get(document)
      if (before) return before
      last = last.then(() => compressWell(document, isNeeded))
      best.set(document, last)
      return last
    },
  }
}

function compress(text: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return promisify(brotliCompress)(text, { params })
}
