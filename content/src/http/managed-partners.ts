import type { Payload } from 'payload'
import { partnerFields } from '#src/collections/partners.ts'
import { type FieldFault, faultsOf } from '#src/fields/faults.ts'

type Row = Readonly<Record<string, unknown>>

/** `changed`: published, with a draft that differs. */
export type PartnerState = 'draft' | 'published' | 'changed'

/** The newest description of a partner, whether published or not. */
export interface ManagedPartner {
  readonly description: Row
  /** What its site shows now. */
  readonly published: Row | null
  /** The pictures that both descriptions name. */
  readonly pictures: readonly Row[]
  readonly state: PartnerState
  readonly updatedAt: string
  readonly changedBy: string | null
  /** What keeps it from being published. */
  readonly faults: readonly FieldFault[]
}

export interface PartnerVersion {
  readonly id: number | string
  readonly at: string
  readonly by: string | null
  readonly state: 'draft' | 'published'
  readonly description: Row
}

const collection = 'partners'
const fields = partnerFields()
const everything = { collection, depth: 0, pagination: false, limit: 0 } as const

export async function listPartners(payload: Payload): Promise<ManagedPartner[]> {
  const newest = await payload.find({ ...everything, draft: true })
  return managedOf(payload, newest.docs)
}

export async function findPartner(payload: Payload, id: string): Promise<ManagedPartner | null> {
  const { docs } = await payload.find({
    ...everything,
    draft: true,
    where: { id: { equals: id } },
  })
  const [partner] = await managedOf(payload, docs)
  return partner ?? null
}

/** Returns what would keep a description from being published. */
export async function faultsFor(
  payload: Payload,
  { id, description }: { id: string; description: Row },
): Promise<FieldFault[]> {
  const faults = faultsOf(fields, { ...description, id })
  const { hostname } = description
  if (!hostname || faults.some(({ path }) => path === 'hostname')) return faults
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [{ hostname: { equals: hostname } }, { id: { not_equals: id } }] },
  })
  const taken = { path: 'hostname', message: 'Another partner has this hostname.' }
  return totalDocs > 0 ? [taken, ...faults] : faults
}

export async function versionsOf(payload: Payload, id: string): Promise<PartnerVersion[]> {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
    limit: 50,
  })
  return docs.map(({ id: version, updatedAt, version: saved }) => ({
    id: version,
    at: updatedAt,
    by: signatureOf(saved as Row),
    state: (saved as Row)['_status'] === 'published' ? 'published' : 'draft',
    description: described({ ...(saved as Row), id }),
  }))
}

interface Surroundings {
  /** By id, as they are published. */
  readonly live: ReadonlyMap<unknown, Row>
  readonly pictures: ReadonlyMap<unknown, Row>
}

async function managedOf(payload: Payload, docs: readonly unknown[]): Promise<ManagedPartner[]> {
  const live = await payload.find({ ...everything, where: { _status: { equals: 'published' } } })
  const rows = docs as Row[]
  const pictures = await payload.find({
    ...everything,
    collection: 'media',
    where: { id: { in: [...rows, ...(live.docs as Row[])].flatMap(pictureIdsOf) } },
    select: { alt: true, url: true, width: true, height: true },
  })
  const around = { live: byId(live.docs), pictures: byId(pictures.docs) }
  return rows.map((doc) => managed(doc, around))
}

const byId = (docs: readonly unknown[]): ReadonlyMap<unknown, Row> =>
  new Map((docs as Row[]).map((doc) => [doc['id'], doc]))

function pictureIdsOf({ logo, backgroundImages }: Row): string[] {
  const named = [logo, ...Object.values((backgroundImages ?? {}) as Row)]
  return named.filter((id) => typeof id === 'string')
}

function managed(doc: Row, { live, pictures }: Surroundings): ManagedPartner {
  const published = live.get(doc['id'])
  const description = described(doc)
  const named = new Set([doc, published ?? {}].flatMap(pictureIdsOf))
  const isPublished = doc['_status'] === 'published'
  return {
    description,
    published: published ? described(published) : null,
    pictures: [...named].map((id) => pictures.get(id)).filter((each) => each !== undefined),
    state: isPublished ? 'published' : published ? 'changed' : 'draft',
    updatedAt: String(doc['updatedAt']),
    changedBy: signatureOf(doc),
    faults: faultsOf(fields, description),
  }
}

function signatureOf(doc: Row): string | null {
  return typeof doc['changedBy'] === 'string' ? doc['changedBy'] : null
}

function described(doc: Row): Row {
  const {
    _status: _state,
    createdAt: _created,
    updatedAt: _updated,
    changedBy: _by,
    ...description
  } = doc
  return description
}
