import type { Database } from '#src/db/database.ts'
import type { PhotoParts } from './parts.ts'
import { discard } from './receive.ts'
import { customerPhotoRepository } from './repository.ts'

/** A browser that comes back later sends its photo anew. */
const DAYS = 7
const BATCH = 100

/** Removes what arrived of photos whose browsers never sent the rest. Returns how many. */
export async function removeStalledUploads(db: Database, parts: PhotoParts): Promise<number> {
  let all = 0
  for (;;) {
    const stalled = await customerPhotoRepository(db).stalled(DAYS, BATCH)
    for (const upload of stalled) await discard({ db, parts }, upload)
    all += stalled.length
    if (stalled.length < BATCH) return all
  }
}
