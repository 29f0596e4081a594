import type { GarmentPhoto, ReceivedPart } from '@darnley/contract/customer-photos'
import type { ErrorBody, ValidationErrorBody } from '@darnley/contract/errors'
import { photoPart } from '@darnley/contract/photo-limits'
import { tellPage } from '#src/client/connection.ts'
import { postPhoto } from './post-photo.ts'
import type { WaitingPhoto } from './waiting-photos.ts'

export type SendOutcome =
  | { readonly type: 'sent'; readonly photo: GarmentPhoto }
  /** There is no connection: it is sent once there is one. */
  | { readonly type: 'waiting' }
  | { readonly type: 'failed' }
  /** It can never be sent; `words` say why. */
  | { readonly type: 'refused'; readonly words: string }

interface Sending {
  readonly photo: WaitingPhoto
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

/** Sends a photo in parts, from where it was interrupted. Never rejects. */
export async function sendPhoto({ photo, signal, onProgress }: Sending): Promise<SendOutcome> {
  const { size } = photo.picture
  try {
    // Without bytes: asks how much has arrived.
    let response = await sendPart(photo, { offset: 0, end: 0, signal })
    let sentFrom: number | null = null
    while (response.ok) {
      const { received, photo: stored } = (await response.json()) as ReceivedPart
      if (stored) return { type: 'sent', photo: stored }
      // The part did not arrive, though it was answered: it would be sent for ever.
      if (received === sentFrom) return { type: 'failed' }
      sentFrom = received
      onProgress(Math.floor((100 * received) / size))
      response = await sendPart(photo, { offset: received, end: received + photoPart, signal })
    }
    return await refusalOf(response)
  } catch (error) {
    // What fetch rejects with when there is no connection.
    const isLost = error instanceof TypeError
    if (isLost) tellPage('lost')
    return { type: isLost ? 'waiting' : 'failed' }
  }
}

interface Part {
  readonly offset: number
  readonly end: number
  readonly signal: AbortSignal
}

async function sendPart(
  { id, garmentId, picture }: WaitingPhoto,
  { offset, end, signal }: Part,
): Promise<Response> {
  const query = new URLSearchParams({
    garment_id: garmentId,
    size: String(picture.size),
    offset: String(offset),
  })
  const bytes = picture.slice(offset, end, picture.type)
  const response = await postPhoto(`${id}?${query.toString()}`, { bytes, signal })
  tellPage('answered')
  return response
}

/** A fault of the photo, or one photo too many; any other failure may pass. */
async function refusalOf(response: Response): Promise<SendOutcome> {
  switch (response.status) {
    case 422: {
      const { detail } = (await response.json()) as ValidationErrorBody
      return { type: 'refused', words: detail.map(({ msg }) => msg).join('. ') }
    }
    case 409: {
      const { detail } = (await response.json()) as ErrorBody
      return { type: 'refused', words: detail }
    }
    default:
      return { type: 'failed' }
  }
}
