import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openFiles, type Place } from '@darnley/storage/files'
import { z } from 'zod'
import { Description, descriptionKey } from './archive/description.ts'

/** The backups in a place. */
export interface Kept {
  /** Returns the complete ones, oldest first. @throws Error that names one whose description cannot be read */
  list(): Promise<Description[]>
  /** Returns the one with this id, the newest by default. @throws Error when there is none */
  find(id?: string): Promise<Description>
  /** Makes a backup exist, whose parts are all written. */
  complete(description: Description): Promise<void>
  /** Removes a backup or what was written of it. */
  remove(id: string): Promise<void>
  /** Returns what identifies this place among others, wherever it is mounted; it is made once. */
  placeId(): Promise<string>
  /** Returns the ids of those that were begun before a time and never completed. */
  unfinished(before: Date): Promise<string[]>
}

const placeKey = 'place.json'
const PlaceFile = z.object({ id: z.uuid() })

export function keptIn(at: Place): Kept {
  const place = openFiles(at)
  const where = nameOf(at)
  const ids = async (): Promise<{ complete: string[]; begun: string[] }> => {
    const keys = await place.list()
    const complete = keys.flatMap((key) => /^([^/]+)\/backup\.json$/.exec(key)?.[1] ?? [])
    const begun = keys.flatMap((key) => /^([^/]+)\/part-\d+$/.exec(key)?.[1] ?? [])
    return { complete, begun: [...new Set(begun)].filter((id) => !complete.includes(id)) }
  }

  async function read(id: string): Promise<Description> {
    const text = (await place.get(descriptionKey(id)))?.toString() ?? ''
    try {
      return Description.parse(JSON.parse(text))
    } catch (cause) {
      throw new Error(`The backup ${id} is damaged: its backup.json cannot be read.`, { cause })
    }
  }

  return {
    list: async () => Promise.all((await ids()).complete.map(read)),
    async find(id) {
      const { complete } = await ids()
      const wanted = id ?? complete.at(-1)
      if (wanted === undefined) throw new Error(`There is no backup in ${where}.`)
      if (!complete.includes(wanted))
        throw new Error(
          `There is no backup ${wanted} in ${where}: npm run backup -- list prints those that are there.`,
        )
      return read(wanted)
    },
    complete: (description) =>
      place.put(
        descriptionKey(description.id),
        Buffer.from(`${JSON.stringify(description, null, 2)}\n`),
      ),
    async remove(id) {
      // Without it the backup no longer exists, whatever is left of the parts.
      await place.remove(descriptionKey(id))
      if ('folder' in at) return rm(join(at.folder, id), { recursive: true, force: true })
      for (const key of await place.list(`${id}/`)) await place.remove(key)
    },
    async placeId() {
      if ((await place.get(placeKey)) === null)
        // Of two that began at once, both go on with what was written first.
        await place.create(placeKey, Buffer.from(`${JSON.stringify({ id: randomUUID() })}\n`))
      return PlaceFile.parse(JSON.parse(String(await place.get(placeKey)))).id
    },
    unfinished: async (before) => {
      const { begun } = await ids()
      return begun.filter((id) => id < idAt(before))
    },
  }
}

/** Returns the part of an id that says its time, as in 20261127T173005Z. */
export function idAt(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Returns a place as messages name it. */
export function nameOf(place: Place): string {
  return 'bucket' in place ? `the bucket ${place.bucket.url}` : place.folder
}
