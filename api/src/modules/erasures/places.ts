import { openFiles, type Place } from '@darnley/storage/files'
import { z } from 'zod'

/** A place of backups, of which the oldest was begun at some time: a restore of it needs the records since then. */
const BackupPlace = z.object({
  id: z.uuid(),
  /** As messages name it. */
  name: z.string(),
  since: z.iso.datetime(),
  notedAt: z.iso.datetime(),
})
export type BackupPlace = z.infer<typeof BackupPlace>

/**
 * The places of backups, kept beside the records: each backup may be restored, and no place knows the backups of another.
 */
export interface BackupPlaces {
  /** Notes a place, or since when it needs records now. */
  note(place: BackupPlace): Promise<void>
  /** Returns whether it was noted. */
  forget(id: string): Promise<boolean>
  /** Returns the one that needs the oldest records; null when none is noted. */
  first(): Promise<BackupPlace | null>
}

export function backupPlaces(place: Place): BackupPlaces {
  const files = openFiles(place)
  const prefix = 'places/'
  const keyOf = (id: string): string => `${prefix}${id}.json`

  async function read(key: string): Promise<BackupPlace[]> {
    const text = await files.get(key)
    if (text === null) return []
    try {
      return [BackupPlace.parse(JSON.parse(text.toString()))]
    } catch (cause) {
      throw new Error(`${key} among the records of erasures cannot be read.`, { cause })
    }
  }

  return {
    note: (noted) => files.put(keyOf(noted.id), Buffer.from(JSON.stringify(noted))),
    async forget(id) {
      const isNoted = (await files.get(keyOf(id))) !== null
      await files.remove(keyOf(id))
      return isNoted
    },
    async first() {
      const places = (await Promise.all((await files.list(prefix)).map(read))).flat()
      return places.toSorted((one, other) => one.since.localeCompare(other.since))[0] ?? null
    },
  }
}
