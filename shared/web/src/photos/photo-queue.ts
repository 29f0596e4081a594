import { loggedOut } from '@darnley/contract/page-events'
import { onConnectionBack } from '#src/client/connection.ts'
import { inTurn } from '#src/locks/in-turn.ts'
import { atom } from '#src/stores/stores.ts'
import { postPhoto } from './post-photo.ts'
import { type SendOutcome, sendPhoto } from './send-photo.ts'
import { type WaitingPhoto, waitingPhotos } from './waiting-photos.ts'

export type PhotoStatus =
  | SendOutcome
  /** It is next, or others are before it. */
  | { readonly type: 'queued' }
  | { readonly type: 'sending'; readonly percent: number }

/** A photo that was added in this browser and has not been seen to be stored. */
export interface QueuedPhoto {
  readonly id: string
  readonly garmentId: string
  /** Address of the picture in this page. */
  readonly preview: string
  readonly status: PhotoStatus
}

/** The photos that were added since the page began, and those that an earlier page did not send. */
export const $queuedPhotos = atom<readonly QueuedPhoto[]>([])

const sendings = new Map<string, AbortController>()
let isAtWork = false
let isAskedAgain = false

void takeUp()
onConnectionBack(() => void work())
globalThis.addEventListener?.(loggedOut, () => void forgetAll())

/** Shows a photo and then sends it; without a connection it waits for one, also over a reload. */
export async function addPhoto(garmentId: string, picture: Blob): Promise<void> {
  const photo = { id: crypto.randomUUID(), garmentId, picture, addedAt: Date.now() }
  // Before it is shown: what is shown as waiting is sent from there.
  await waitingPhotos.keep(photo)
  enqueue(photo)
  void work()
}

/** Sends a photo again that failed. */
export function retryPhoto(id: string): void {
  setStatus(id, { type: 'queued' })
  void work()
}

/** Removes a photo here and at the api. Rejects when one that was sent could not be removed. */
export async function removePhoto(id: string): Promise<void> {
  const queued = find(id)
  if (!queued || queued.status.type === 'sent') await removeSent(id)
  drop(id)
  await waitingPhotos.remove(id)
  const sending = sendings.get(id)
  // A part on its way may still arrive: the sender removes it after that.
  if (sending) sending.abort()
  else if (queued && queued.status.type !== 'sent') await removeSent(id).catch(() => undefined)
}

async function removeSent(id: string): Promise<void> {
  const { ok, status } = await postPhoto(`${id}/remove`)
  if (!ok) throw new Error(`The photo was not removed: ${status}`)
}

/** Sends what waits, one photo after the other, and in one tab at a time. */
async function work(): Promise<void> {
  if (isAtWork) {
    isAskedAgain = true
    return
  }
  isAtWork = true
  isAskedAgain = false
  try {
    await inTurn('photos', async () => {
      for (let next = nextUnsent(); next; next = nextUnsent()) {
        const isLost = !navigator.onLine || (await send(next.id)).type === 'waiting'
        if (isLost) return waitForConnection()
      }
    })
  } finally {
    isAtWork = false
  }
  if (isAskedAgain) void work()
}

const isUnsent = ({ status: { type } }: QueuedPhoto): boolean =>
  type === 'queued' || type === 'waiting'

const nextUnsent = (): QueuedPhoto | undefined => $queuedPhotos.get().find(isUnsent)

function waitForConnection(): void {
  for (const photo of $queuedPhotos.get())
    if (isUnsent(photo)) setStatus(photo.id, { type: 'waiting' })
}

async function send(id: string): Promise<SendOutcome | { readonly type: 'gone' }> {
  const photo = await waitingPhotos.find(id)
  if (!photo) {
    // Another tab has sent or removed it; the api knows.
    drop(id)
    return { type: 'gone' }
  }
  const sending = new AbortController()
  sendings.set(id, sending)
  const onProgress = (percent: number): void => setStatus(id, { type: 'sending', percent })
  onProgress(0)
  const outcome = await sendPhoto({ photo, signal: sending.signal, onProgress })
  sendings.delete(id)
  if (!find(id)) {
    await removePhoto(id).catch(() => undefined)
    return { type: 'gone' }
  }
  if (outcome.type === 'sent' || outcome.type === 'refused') await waitingPhotos.remove(id)
  setStatus(id, outcome)
  return outcome
}

async function takeUp(): Promise<void> {
  const waiting = await waitingPhotos.all()
  for (const photo of waiting.toSorted((one, other) => one.addedAt - other.addedAt))
    if (!find(photo.id)) enqueue(photo)
  if (waiting.length > 0) void work()
}

async function forgetAll(): Promise<void> {
  for (const { id } of $queuedPhotos.get()) drop(id)
  for (const sending of sendings.values()) sending.abort()
  await waitingPhotos.forget()
}

function enqueue({ id, garmentId, picture }: WaitingPhoto): void {
  const preview = URL.createObjectURL(picture)
  const status = { type: 'queued' } as const
  $queuedPhotos.set([...$queuedPhotos.get(), { id, garmentId, preview, status }])
}

function find(id: string): QueuedPhoto | undefined {
  return $queuedPhotos.get().find((photo) => photo.id === id)
}

function setStatus(id: string, status: PhotoStatus): void {
  const photos = $queuedPhotos.get()
  $queuedPhotos.set(photos.map((photo) => (photo.id === id ? { ...photo, status } : photo)))
}

function drop(id: string): void {
  const photo = find(id)
  if (!photo) return
  URL.revokeObjectURL(photo.preview)
  $queuedPhotos.set($queuedPhotos.get().filter((other) => other !== photo))
}
