/**
 * Partner shops as an owner describes them; the content service holds the descriptions. Rules:
 * content/src/rules/partner.ts, api/src/modules/workshop-partners/save.ts.
 */
import { z } from 'zod'
import { InStoreType } from './checkout.ts'
import { Media } from './content.ts'
import { DeliveryProviderCode } from './delivery-providers.ts'
import { OpeningTime } from './opening-hours.ts'
import { PartnerColourName, PartnerLocale } from './partners.ts'
import { StoreAccepts } from './places.ts'
import { unknownId } from './examples.ts'
import { defineRoute } from './route.ts'
import { LastChange } from './workshop-people.ts'

const common = {
  source: 'design: partners',
  tag: 'workshop partners',
  access: 'workshop',
  role: 'owner',
} as const

/** A draft may hold anything that fits; what stands in the way of publishing is told as faults. */
const Written = z.string().max(200)

export const WrittenAddress = z.strictObject({
  line1: Written,
  line2: Written,
  city: Written,
  postcode: Written,
})

export const WrittenOpeningTime = z.strictObject({
  day: OpeningTime.shape.day,
  opens: Written,
  closes: Written,
})

export const WrittenShop = z.strictObject({
  id: z.string().max(100).describe('Empty for a new shop'),
  name: Written.describe('Empty: the name of the partner'),
  address: WrittenAddress.describe('Empty: the address of the partner'),
  phone: Written,
  openingHours: z.array(WrittenOpeningTime).max(21),
  accepts: z.array(StoreAccepts).max(3),
  dropOffPoint: DeliveryProviderCode.nullable(),
})

/** Milliseconds since 1970, when the content service saved it. */
const Version = z.int().min(0).max(8_640_000_000_000_000)

const PictureId = z.string().max(120).describe('Of a picture that the content service has')

export const WrittenStyles = z.strictObject({ buttonColour: Written, buttonHoverColour: Written })

export const WrittenBackgrounds = z.strictObject({
  bookingFlow: PictureId.nullable(),
  basket: PictureId.nullable(),
  checkout: PictureId.nullable(),
  thankYou: PictureId.nullable(),
})

export const PartnerPicture = Media

/** In the names of the content service. */
export const PartnerDescription = z.strictObject({
  name: Written,
  hostname: Written,
  locale: PartnerLocale,
  exchangeRate: Written,
  deliveryOptions: z.array(InStoreType).max(3),
  blockedProviders: z.array(DeliveryProviderCode).max(20),
  address: WrittenAddress,
  shops: z.array(WrittenShop).max(20),
  styles: WrittenStyles,
  colours: z.record(PartnerColourName, Written).describe("Empty: the design's own"),
  logo: PictureId.nullable(),
  backgroundImages: WrittenBackgrounds,
})
export type PartnerDescription = z.infer<typeof PartnerDescription>

/** What keeps a description from being published, at a field such as `address.postcode`. */
export const PartnerFault = z.object({ path: z.string(), message: z.string() })
export type PartnerFault = z.infer<typeof PartnerFault>

export const ManagedPartner = z.object({
  id: z.string(),
  description: PartnerDescription,
  published: PartnerDescription.nullable().describe('What its site shows now'),
  pictures: z.array(PartnerPicture).describe('Those that both descriptions name'),
  state: z
    .enum(['draft', 'published', 'changed'])
    .describe('`changed`: published, with a newer draft'),
  version: Version.describe('Of each change another; sent with each write'),
  changed_by: z.string().nullable(),
  faults: z.array(PartnerFault),
})
export type ManagedPartner = z.infer<typeof ManagedPartner>

export const ManagedPartners = z.object({ partners: z.array(ManagedPartner) })

export const workshopPartners = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/partners',
  summary: 'All partner shops with their newest description, whether published or not',
  response: ManagedPartners,
  errors: [401, 403, 503],
})

const params = z.strictObject({
  id: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Lower-case letters, digits and hyphens'),
})

export const PartnerVersion = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  state: z.enum(['draft', 'published']),
  description: PartnerDescription,
})
export type PartnerVersion = z.infer<typeof PartnerVersion>

export const PartnerVersions = z.object({ versions: z.array(PartnerVersion) })

export const partnerVersions = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/partners/:id/versions',
  summary: 'The last 50 versions of a description: who saved or published it, and when',
  params,
  response: PartnerVersions,
  errors: [401, 403, 503],
  example: { params: { id: 'maison-vale' } },
})

/** 409: another owner was faster; `current` is what stands now. */
export const PartnerConflict = z.object({
  detail: z.string(),
  current: ManagedPartner.nullable(),
  last_change: LastChange.nullable(),
})
export type PartnerConflict = z.infer<typeof PartnerConflict>

export const PartnerChanges = PartnerDescription.partial({
  colours: true,
  logo: true,
  backgroundImages: true,
}).describe('What is left out stays as it is')

export const PartnerSave = z.strictObject({
  version: Version.nullable().describe('As the caller saw it; null for a new partner'),
  publish: z.boolean(),
  description: PartnerChanges,
})
export type PartnerSave = z.infer<typeof PartnerSave>

export const savePartner = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/partners/:id/save',
  summary: 'Keeps a draft, or publishes: the site is served within 10 seconds. 422 at each fault',
  params,
  body: PartnerSave,
  response: ManagedPartner,
  errors: [401, 403, 409, 503],
  errorBodies: { 409: PartnerConflict },
  example: {
    params: { id: 'ashdown' },
    body: {
      version: 1,
      publish: false,
      description: {
        name: 'Ashdown Outfitters',
        hostname: 'repairs.ashdown.example',
        locale: 'en_GB',
        exchangeRate: '1.10',
        deliveryOptions: ['return_to_store'],
        blockedProviders: ['Evermile'],
        address: { line1: '1 North Street', line2: '', city: 'Brighton', postcode: 'BN1 1AA' },
        shops: [],
        styles: { buttonColour: '#5A3A6E', buttonHoverColour: '' },
      },
    },
  },
})

export const PartnerEnd = z.strictObject({ version: Version.describe('As the caller saw it') })

export const unpublishPartner = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/partners/:id/unpublish',
  summary: 'Ends the site of a partner; orders and people stay',
  params,
  body: PartnerEnd,
  response: ManagedPartner,
  errors: [401, 403, 404, 409, 503],
  errorBodies: { 409: PartnerConflict },
  example: { params: { id: 'no-such-partner' }, body: { version: 1 } },
})

export const partnerChecks = ['hostname', 'colours', 'couriers', 'description'] as const

export const PartnerCheck = z.object({
  check: z.enum(partnerChecks),
  is_ready: z.boolean(),
  detail: z.string().describe('What was found, or what stands in the way'),
})
export type PartnerCheck = z.infer<typeof PartnerCheck>

export const PartnerReadiness = z.object({
  checks: z.array(PartnerCheck),
  faults: z.array(PartnerFault),
})
export type PartnerReadiness = z.infer<typeof PartnerReadiness>

export const PartnerToCheck = PartnerSave.pick({ description: true })

export const checkPartner = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/partners/:id/check',
  summary: 'What would keep a description from being published; nothing is saved',
  params,
  body: PartnerToCheck,
  response: PartnerReadiness,
  errors: [401, 403, 503],
  example: {
    params: { id: 'ashdown' },
    body: { description: savePartner.example.body.description },
  },
})

export const addPartnerPicture = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/partner_pictures/:id',
  summary:
    'Stores a JPEG, PNG or WebP picture of at most 12 MB and 50 megapixels for a description to name; a repeated upload changes nothing',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    words: z.string().trim().min(1).max(200).describe('What screen readers say'),
  }),
  bodyType: 'picture',
  bodyKb: 12 * 1024,
  cost: 2,
  response: PartnerPicture,
  errors: [401, 403, 503],
  example: { params: { id: unknownId }, query: { words: 'Ashdown Outfitters' } },
})
