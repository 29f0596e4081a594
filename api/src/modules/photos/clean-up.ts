import { photoDays } from '@darnley/contract/photo-limits'
import type { Database } from '#src/db/database.ts'
import type { PhotoFiles } from './photo-files.ts'
import { photoRepository } from './repository.ts'

const BATCH = 100

/**
 * Removes the photos of orders that have been closed long enough or are gone, and of garments that were not ordered.
 * Returns how many.
 */
export async function removeOverduePhotos(db: Database, files: PhotoFiles): Promise<number> {
  const repository = photoRepository(db)
  let all = 0
  for (;;) {
    const ids = await repository.overdue(photoDays, BATCH)
    for (const id of ids) {
      // Files first: after a crash in between, the row still names them.
      await files.remove(id)
      await repository.remove(id)
    }
    all += ids.length
    if (ids.length < BATCH) return all
  }
}
