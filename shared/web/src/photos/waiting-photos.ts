import { clear, createStore, del, get, set, type UseStore, values } from 'idb-keyval'
import { browserStorage } from '#src/storage/storage.ts'
import { waitingKey } from './waiting-key.ts'

/** A photo that has not arrived at the api. */
export interface WaitingPhoto {
  readonly id: string
  readonly garmentId: string
  readonly picture: Blob
  /** Milliseconds. Photos are sent in the order in which they were added. */
  readonly addedAt: number
}

let opened: UseStore | undefined
const store = (): UseStore => (opened ??= createStore('photos', 'waiting'))

/** What the browser does not store, because storage is off or full, waits until the page is left. */
const unstored = new Map<string, WaitingPhoto>()

/** Photos in IndexedDB, which survive a reload. They wait under the note in localStorage, which a log-out clears. */
export const waitingPhotos = {
  keep: async (photo: WaitingPhoto): Promise<void> => {
    browserStorage.write(waitingKey, 'true')
    await set(photo.id, photo, store()).catch(() => unstored.set(photo.id, photo))
  },
  find: async (id: string): Promise<WaitingPhoto | undefined> =>
    unstored.get(id) ?? (await get<WaitingPhoto>(id, store()).catch(() => undefined)),
  all: async (): Promise<WaitingPhoto[]> => {
    if (browserStorage.read(waitingKey) === null) {
      await clear(store()).catch(() => undefined)
      return []
    }
    return values<WaitingPhoto>(store()).catch(() => [])
  },
  remove: async (id: string): Promise<void> => {
    unstored.delete(id)
    await del(id, store()).catch(() => undefined)
    if ((await waitingPhotos.all()).length === 0) browserStorage.remove(waitingKey)
  },
  forget: async (): Promise<void> => {
    unstored.clear()
    browserStorage.remove(waitingKey)
    await clear(store()).catch(() => undefined)
  },
}
