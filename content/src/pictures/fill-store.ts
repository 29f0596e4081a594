import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { keyOfPicture, type PictureStore } from './picture-store.ts'

interface FillOptions {
  readonly payload: Payload
  readonly store: PictureStore & { list(): Promise<string[]> }
  /** Where pictures were kept before. */
  readonly folder: string
}

/**
 * Copies pictures that are in the folder alone to the bucket, so that a site that gets a bucket keeps its pictures. The
 * folder stays as it is. Returns how many were copied.
 */
export async function fillStore({ payload, store, folder }: FillOptions): Promise<number> {
  const { docs } = await payload.find({ collection: 'media', depth: 0, pagination: false })
  const kept = new Set(await store.list())
  const lost = (docs as { filename?: string | null }[])
    .flatMap(({ filename }) => filename ?? [])
    .filter((filename) => !kept.has(keyOfPicture(filename)))
  let copied = 0
  for (const filename of lost) {
    const body = await readFile(join(folder, filename)).catch(() => null)
    if (body) await store.put(keyOfPicture(filename), body)
    else payload.logger.warn(`The picture ${filename} is neither in the bucket nor in ${folder}`)
    copied += body ? 1 : 0
  }
  return copied
}
