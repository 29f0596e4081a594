import { outgoingTrace } from '@darnley/node/tracing'
import { Media } from '@darnley/contract/content'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { PartnerColourName, PartnerLocale } from '@darnley/contract/partners'
import {
  type ManagedPartner,
  PartnerDescription,
  PartnerFault,
  type PartnerSave,
  PartnerVersion,
} from '@darnley/contract/workshop-partners'
import { z } from 'zod'
import { unavailable } from '#src/lib/http-error.ts'

/** Where partners are written, and the key that opens it. */
export interface PartnerSource {
  readonly contentUrl: string
  readonly partnersKey: string
}

/** Payload answers null for what is empty. */
const Line = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const Address = z.object({ line1: Line, line2: Line, city: Line, postcode: Line })

const listOf = <Each extends z.ZodType>(each: Each) =>
  z
    .array(each)
    .nullish()
    .transform((list) => list ?? [])

const { shape } = PartnerDescription
const shopShape = shape.shops.element.shape

const Shop = z.object({
  id: Line,
  name: Line,
  address: Address,
  phone: Line,
  openingHours: listOf(
    z.object({ day: shopShape.openingHours.element.shape.day, opens: Line, closes: Line }),
  ),
  accepts: listOf(shopShape.accepts.element),
  dropOffPoint: DeliveryProviderCode.nullish().transform((code) => code ?? null),
})

const PictureId = z
  .string()
  .nullish()
  .transform((id) => id ?? null)

const Colours = z
  .partialRecord(PartnerColourName, z.string().nullable())
  .nullish()
  .transform(
    (colours) =>
      Object.fromEntries(
        PartnerColourName.options.map((name) => [name, colours?.[name] ?? '']),
      ) as Record<PartnerColourName, string>,
  )

const Description = z.object({
  name: Line,
  hostname: Line,
  locale: PartnerLocale.nullish().transform((locale) => locale ?? 'en_GB'),
  exchangeRate: Line,
  deliveryOptions: listOf(shape.deliveryOptions.element),
  blockedProviders: listOf(DeliveryProviderCode),
  address: Address,
  shops: listOf(Shop),
  styles: z.object({ buttonColour: Line, buttonHoverColour: Line }),
  colours: Colours,
  logo: PictureId,
  backgroundImages: z
    .object({
      bookingFlow: PictureId,
      basket: PictureId,
      checkout: PictureId,
      thankYou: PictureId,
    })
    .prefault({}),
})

const Managed = z
  .object({
    description: Description.extend({ id: z.string() }),
    published: Description.nullable(),
    pictures: z.array(Media),
    state: z.enum(['draft', 'published', 'changed']),
    updatedAt: z.string(),
    changedBy: z.string().nullable(),
    faults: z.array(PartnerFault),
  })
  .transform(({ description: { id, ...description }, updatedAt, changedBy, ...rest }) => {
    const managed: ManagedPartner = {
      id,
      description,
      version: Date.parse(updatedAt),
      changed_by: changedBy,
      ...rest,
    }
    return managed
  })

const Versions = z.array(
  PartnerVersion.extend({
    id: z.union([z.string(), z.number()]).transform(String),
    description: Description,
  }),
)

export type Saved =
  | { readonly type: 'saved'; readonly partner: ManagedPartner }
  | { readonly type: 'conflict'; readonly current: ManagedPartner | null }
  | { readonly type: 'faults'; readonly faults: readonly PartnerFault[] }
  | { readonly type: 'missing' }

interface Call {
  readonly method: 'GET' | 'PUT' | 'POST'
  /** From /manage. */
  readonly path: string
  readonly body?: object | Buffer
}

const TIMEOUT_MS = 5000

export async function fetchPartners(source: PartnerSource): Promise<ManagedPartner[]> {
  const response = await send(source, { method: 'GET', path: '/partners' })
  return z.object({ partners: z.array(Managed) }).parse(await response.json()).partners
}

export async function fetchVersions(source: PartnerSource, id: string): Promise<PartnerVersion[]> {
  const response = await send(source, { method: 'GET', path: `/partners/${id}/versions` })
  return z.object({ versions: Versions }).parse(await response.json()).versions
}

/** Returns what would keep a description from being published. */
export async function fetchFaults(
  source: PartnerSource,
  { id, description }: { id: string; description: PartnerSave['description'] },
): Promise<PartnerFault[]> {
  const call = { method: 'POST', path: `/partners/${id}/check`, body: { description } } as const
  const response = await send(source, call)
  return z.object({ faults: z.array(PartnerFault) }).parse(await response.json()).faults
}

/** Stores a picture once for each id. */
export async function storePicture(
  source: PartnerSource,
  { id, words, picture }: { id: string; words: string; picture: Buffer },
): Promise<Media> {
  const path = `/pictures/${id}?${new URLSearchParams({ alt: words }).toString()}`
  const response = await send(source, { method: 'PUT', path, body: picture })
  return Media.parse(await response.json())
}

/** Saves or unpublishes a partner. */
export async function writePartner(source: PartnerSource, call: Call): Promise<Saved> {
  const response = await send(source, call)
  if (response.status === 404) return { type: 'missing' }
  const body: unknown = await response.json()
  if (response.status === 409)
    return { type: 'conflict', ...z.object({ current: Managed.nullable() }).parse(body) }
  if (response.status === 422)
    return { type: 'faults', ...z.object({ faults: z.array(PartnerFault) }).parse(body) }
  return { type: 'saved', partner: Managed.parse(body) }
}

/** @throws HttpError 503 when the content service does not answer as it should */
async function send(source: PartnerSource, { method, path, body }: Call): Promise<Response> {
  const { contentUrl, partnersKey } = source
  const isPicture = Buffer.isBuffer(body)
  const response = await fetch(`${contentUrl}/manage${path}`, {
    method,
    headers: {
      authorization: `Bearer ${partnersKey}`,
      ...outgoingTrace(),
      ...(body && { 'content-type': isPicture ? 'image/webp' : 'application/json' }),
    },
    body: isPicture ? new Uint8Array(body) : body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!response || (!response.ok && ![404, 409, 422].includes(response.status)))
    throw unavailable('Partner shops cannot be edited at the moment')
  return response
}
