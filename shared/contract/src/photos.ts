/**
 * Photos of garments: taken by staff on arrival, before and after the work, or of a finding; or by the customer
 * (customer-photos.ts). Private: only signed links show them. Rules: api/src/modules/photos/picture.ts, api/src/modules/photos/links.ts.
 */
import { z } from 'zod'
import { unknownId, unknownToken } from './examples.ts'
import { FileBytes } from './primitives.ts'
import { defineRoute } from './route.ts'

/** What staff photograph. */
export const StaffPhotoKind = z.enum(['arrival', 'before', 'after', 'finding'])
export type StaffPhotoKind = z.infer<typeof StaffPhotoKind>

/** `customer`: taken by the customer while booking. */
export const PhotoKind = z.enum([...StaffPhotoKind.options, 'customer'])
export type PhotoKind = z.infer<typeof PhotoKind>

export const Photo = z.object({
  id: z.uuid(),
  kind: PhotoKind,
  garment: z.int().nullable().describe('Number of the garment in its order, from 1'),
  words: z.string().nullable(),
  width: z.int().describe('Pixels, at most 2000'),
  height: z.int().describe('Pixels, at most 2000'),
  url: z.string().describe('From the root of the api; valid for two to four hours'),
  small_url: z.string().describe('The same at 400 pixels or less'),
  taken_by: z.string().describe('Name of a member of staff, or that the customer took it'),
  taken_at: z.iso.datetime(),
})
export type Photo = z.infer<typeof Photo>

/** A photo as it is seen outside of the workshop: by the customer, whose clothes it shows, and by the shop. */
export const CustomerPhoto = Photo.omit({ words: true, taken_by: true })
export type CustomerPhoto = z.infer<typeof CustomerPhoto>

const common = { source: '6', tag: 'photos' } as const
const PhotoId = z.strictObject({ id: z.uuid() })

/** Not in the specification: what staff saw when the parcel was opened and when the work was done. */
export const addPhoto = defineRoute({
  ...common,
  access: 'workshop',
  method: 'POST',
  path: '/workshop/photos/:id',
  summary:
    'Stores a JPEG, PNG or WebP picture of at most 12 MB and 50 megapixels, without its metadata; a repeated upload changes nothing',
  params: PhotoId,
  query: z.strictObject({
    order_id: z.uuid(),
    kind: StaffPhotoKind,
    garment: z.coerce.number().int().min(1).max(99).optional(),
    words: z.string().trim().max(300).optional(),
  }),
  bodyType: 'picture',
  bodyKb: 12 * 1024,
  cost: 2,
  response: Photo,
  errors: [401, 403, 404, 409],
  example: { params: { id: unknownId }, query: { order_id: unknownId, kind: 'arrival' } },
})

export const orderPhotos = defineRoute({
  ...common,
  access: 'workshop',
  method: 'GET',
  path: '/workshop/photos',
  summary: 'The photos of an order, oldest first',
  query: z.strictObject({ order_id: z.uuid() }),
  response: z.array(Photo),
  errors: [401, 403, 404],
  example: { query: { order_id: unknownId } },
})

export const removePhoto = defineRoute({
  ...common,
  access: 'workshop',
  method: 'POST',
  path: '/workshop/photos/:id/remove',
  summary: 'Takes back a photo that the caller took, or any photo as a manager',
  params: PhotoId,
  response: z.null(),
  errors: [401, 403, 404],
  example: { params: { id: unknownId } },
})

export const customerPhotos = defineRoute({
  ...common,
  access: 'public',
  method: 'GET',
  path: '/public/order_photos',
  summary: 'The photos of an order, oldest first, for the holder of its token',
  query: z.strictObject({ order_id_token: z.string().max(100) }),
  response: z.array(CustomerPhoto),
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})

/** Without a cookie, since an image element sends it and a mail has none. */
export const showPhoto = defineRoute({
  ...common,
  access: 'public',
  method: 'GET',
  path: '/public/photos/:id',
  summary: 'A photo, by a signed link',
  params: PhotoId,
  query: z.strictObject({
    size: z.enum(['small', 'large']),
    until: z.coerce.number().int().describe('When the link ends, in seconds since 1970'),
    signature: z.string().max(64),
  }),
  produces: 'image/webp',
  response: FileBytes,
  errors: [404],
  example: {
    params: { id: unknownId },
    query: { size: 'small', until: 4_102_444_800, signature: 'of-another-photo' },
  },
})
