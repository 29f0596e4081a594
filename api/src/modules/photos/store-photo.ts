import type { Executor } from '#src/db/database.ts'
import type { PhotoFiles } from './photo-files.ts'
import type { Picture } from './picture.ts'
import { type NewPhoto, photoRepository } from './repository.ts'

interface ToStore {
  readonly photo: Omit<NewPhoto, 'width' | 'height'>
  readonly picture: Picture
}

/**
 * Stores a converted photo; one with its id stays as it is. Runs in a transaction: a second upload of the id waits for
 * the first, and when the files cannot be written, there is no row either.
 */
export async function storePhoto(
  { db, files }: { readonly db: Executor; readonly files: PhotoFiles },
  { photo, picture }: ToStore,
): Promise<void> {
  const { width, height } = picture
  const isNew = await photoRepository(db).add({ ...photo, width, height })
  if (isNew) await files.write(photo.id, picture)
}
