import type { GarmentPhoto } from '@darnley/contract/customer-photos'
import { $queuedPhotos, type PhotoStatus } from '#src/photos/photo-queue.ts'
import type { Scene } from '@darnley/workbench/scene'
import { PhotoField } from './photo-field.tsx'

const garmentId = '0d5a2f0e-6c2c-4a53-9d3c-2f7b8a1c9e01'
/** A picture without a file: red wool. */
const preview = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#7a1f33" d="M0 0h10v10H0z"/></svg>',
)}`

const stored: GarmentPhoto = {
  id: '0d5a2f0e-6c2c-4a53-9d3c-2f7b8a1c9e02',
  ...{ width: 1500, height: 2000 },
  ...{ url: preview, small_url: preview },
}

function queuedAs(...statuses: readonly PhotoStatus[]): Scene {
  return {
    element: <PhotoField garmentId={garmentId} hint="One of the whole garment." />,
    answers: {
      api: {
        'GET /public/garment_photos': () => [],
        'POST /public/garment_photos/{id}/remove': () => null,
      },
    },
    arrange: () =>
      $queuedPhotos.set(
        statuses.map((status, index) => ({
          id: `0d5a2f0e-6c2c-4a53-9d3c-2f7b8a1c9e1${index}`,
          ...{ garmentId, preview, status },
        })),
      ),
  }
}

const sent: PhotoStatus = { type: 'sent', photo: stored }

export const empty: Scene = queuedAs()
export const everyState: Scene = queuedAs(
  sent,
  { type: 'sending', percent: 64 },
  { type: 'failed' },
)
export const withoutConnection: Scene = queuedAs(sent, { type: 'waiting' }, { type: 'waiting' })
export const full: Scene = queuedAs(sent, sent, sent, sent, sent, sent)
export const refused: Scene = queuedAs(sent, {
  type: 'refused',
  words: 'Send a picture of at most 50 megapixels',
})
