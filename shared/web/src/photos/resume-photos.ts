import { browserStorage } from '#src/storage/storage.ts'
import { waitingKey } from './waiting-key.ts'

/** Sends the photos that an earlier page did not, if there are any. */
export function resumePhotos(): void {
  if (browserStorage.read(waitingKey) !== null)
    void import('./photo-queue.ts').catch(() => undefined)
}
