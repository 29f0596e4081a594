import type { Files } from '@darnley/storage/files'
import type { PhotoSize } from './links.ts'
import type { Picture } from './picture.ts'

/** The files of photos, two for each. */
export interface PhotoFiles {
  read(id: string, size: PhotoSize): Promise<Buffer | null>
  write(id: string, picture: Picture): Promise<void>
  /** Does nothing for files that are already gone. */
  remove(id: string): Promise<void>
}

export function photoFiles(files: Files): PhotoFiles {
  // Folders of 256 names, since a folder of a million files is slow.
  const key = (id: string, size: PhotoSize): string => `${id.slice(0, 2)}/${id}-${size}.webp`
  return {
    read: (id, size) => files.get(key(id, size)),
    write: async (id, { large, small }) => {
      await files.put(key(id, 'large'), large)
      await files.put(key(id, 'small'), small)
    },
    remove: async (id) => {
      await files.remove(key(id, 'large'))
      await files.remove(key(id, 'small'))
    },
  }
}
