/**
 * Photos that customers add while they book. They belong to a browser, by a cookie, until an order is placed with
 * their garment. Rules: api/src/modules/customer-photos/rules.ts, api/src/modules/customer-photos/attach.ts.
 */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { longestPhoto, photoPart } from './photo-limits.ts'
import { Photo } from './photos.ts'
import { defineRoute } from './route.ts'

export const GarmentPhoto = Photo.pick({
  id: true,
  width: true,
  height: true,
  url: true,
  small_url: true,
})
export type GarmentPhoto = z.infer<typeof GarmentPhoto>

export const ReceivedPart = z.object({
  received: z.int().describe('Bytes that have arrived: the offset of the next part'),
  photo: GarmentPhoto.nullable().describe('Null until all bytes have arrived'),
})
export type ReceivedPart = z.infer<typeof ReceivedPart>

const common = { source: '6', tag: 'photos', access: 'public' } as const
const PhotoId = z.strictObject({ id: z.uuid() })

/** Not in the specification: what the customer wants to show. */
export const sendPhotoPart = defineRoute({
  ...common,
  method: 'POST',
  path: '/public/garment_photos/:id',
  summary:
    'Takes the next part of a photo; one at another offset is ignored, so that a call without bytes asks where to go on',
  params: PhotoId,
  query: z.strictObject({
    garment_id: z.uuid().toLowerCase().describe('Id of the basket entry, which may not exist yet'),
    size: z.coerce.number().int().min(1).max(longestPhoto).describe('Bytes of the photo'),
    offset: z.coerce.number().int().min(0).max(longestPhoto),
  }),
  bodyType: 'picture',
  bodyKb: photoPart / 1024,
  cost: 2,
  response: ReceivedPart,
  errors: [409],
  example: {
    params: { id: unknownId },
    query: { garment_id: unknownId, size: 300_000, offset: 0 },
  },
})

export const garmentPhotos = defineRoute({
  ...common,
  method: 'GET',
  path: '/public/garment_photos',
  summary: 'The photos that this browser sent of a garment, oldest first',
  query: z.strictObject({ garment_id: z.uuid().toLowerCase() }),
  response: z.array(GarmentPhoto),
  example: { query: { garment_id: unknownId } },
})

export const removeGarmentPhoto = defineRoute({
  ...common,
  method: 'POST',
  path: '/public/garment_photos/:id/remove',
  summary:
    'Removes a photo that this browser sent, or what has arrived of it, before it is ordered',
  params: PhotoId,
  response: z.null(),
  errors: [409],
  example: { params: { id: unknownId } },
})
