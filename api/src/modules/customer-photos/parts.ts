import { photoPart } from '@darnley/contract/photo-limits'
import type { Files } from '@darnley/storage/files'

/** The parts of photos that are on their way, as files beside the photos. */
export interface PhotoParts {
  write(id: string, part: { readonly offset: number; readonly bytes: Buffer }): Promise<void>
  /** Returns the whole upload; null when a part of it is gone. */
  read(upload: Extent): Promise<Buffer | null>
  remove(upload: Extent): Promise<void>
}

interface Extent {
  readonly id: string
  /** Bytes. */
  readonly size: number
}

/** Returns the length of the part at an offset: each is full, except the last one. */
export function partLength({ size }: Pick<Extent, 'size'>, offset: number): number {
  return Math.min(photoPart, size - offset)
}

export function photoParts(files: Files): PhotoParts {
  const key = (id: string, offset: number): string => `parts/${id}-${offset}`
  const keysOf = ({ id, size }: Extent): string[] =>
    Array.from({ length: Math.ceil(size / photoPart) }, (_, index) => key(id, index * photoPart))
  return {
    write: (id, { offset, bytes }) => files.put(key(id, offset), bytes),
    read: async (upload) => {
      const parts = await Promise.all(keysOf(upload).map((each) => files.get(each)))
      const whole = parts.filter((part) => part !== null)
      return whole.length === parts.length ? Buffer.concat(whole) : null
    },
    remove: async (upload) => {
      for (const each of keysOf(upload)) await files.remove(each)
    },
  }
}
