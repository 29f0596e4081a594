import { mkdir, stat } from 'node:fs/promises'
import { openFiles, type Place } from '@darnley/storage/files'
import { ErasureRecord } from './record.ts'

/** The records of erasures, apart from the database, so that they outlive its restore. Each is a file of its own. */
export interface ErasureLog {
  /** Ends when the record is stored. @throws Error when it cannot be */
  append(record: ErasureRecord): Promise<void>
  /** Returns the records from a time on, oldest first. */
  since(time: Date): Promise<ErasureRecord[]>
  /** Removes the records before a time, and returns their number. */
  removeBefore(time: Date): Promise<number>
}

export function erasureLog(place: Place): ErasureLog {
  const files = openFiles(place)
  const from = (time: string): string => time.replaceAll(/[-:.]/g, '')
  const keyOf = ({ at, id }: Pick<ErasureRecord, 'at' | 'id'>): string => `${from(at)}-${id}.json`
  const keys = async (): Promise<string[]> =>
    (await files.list()).filter((key) => /^\d{8}T\d{9}Z-[\da-f-]{36}\.json$/.test(key))

  return {
    append: (record) => files.put(keyOf(record), Buffer.from(JSON.stringify(record))),
    async since(time) {
      const wanted = (await keys()).filter((key) => key >= from(time.toISOString()))
      const texts = await Promise.all(wanted.map((key) => files.get(key)))
      return texts.flatMap((text) =>
        text === null ? [] : [ErasureRecord.parse(JSON.parse(text.toString()))],
      )
    },
    async removeBefore(time) {
      const old = (await keys()).filter((key) => key < from(time.toISOString()))
      for (const key of old) await files.remove(key)
      return old.length
    },
  }
}

/** Makes the folder at the start of the api: an empty one says that nothing was erased, a missing one that it is lost. */
export async function prepareErasures(place: Place): Promise<void> {
  if ('folder' in place) await mkdir(place.folder, { recursive: true, mode: 0o700 })
}

/** @throws Error when the folder is missing: its records are lost or elsewhere, which is not the same as none */
export async function expectErasures(place: Place): Promise<void> {
  if (!('folder' in place)) return
  const isThere = await stat(place.folder).then(
    (status) => status.isDirectory(),
    () => false,
  )
  if (!isThere)
    throw new Error(
      `There is no folder ${place.folder} with records of erasures: set ERASURES_DIR or ERASURES_BUCKET_URL to where the api keeps them.`,
    )
}
