import type { Payload } from 'payload'
import { partnerFields } from '#src/collections/partners.ts'
import { type FieldFault, faultsOf } from '#src/fields/faults.ts'

type Row = Readonly<Record<string, unknown>>

/** `changed`: published, with a draft that differs. */
export type PartnerState = 'draft' | 'published' | 'changed'

/** The newest description of a partner, whether published or not. */
export interface ManagedPartner {
  readonly description: Row
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
  const live = await livePartners(payload)
  return (newest.docs as Row[]).map((doc) => managed(doc, live))
}

export async function findPartner(payload: Payload, id: string): Promise<ManagedPartner | null> {
  const where = { id: { equals: id } }
  const { docs } = await payload.find({ ...everything, draft: true, where })
  const [doc] = docs as Row[]
  return doc ? managed(doc, await livePartners(payload)) : null
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

async function livePartners(payload: Payload): Promise<ReadonlySet<unknown>> {
  const where = { _status: { equals: 'published' } }
  const { docs } = await payload.find({ ...everything, where, select: { name: true } })
  return new Set(docs.map(({ id }) => id))
}

function managed(doc: Row, live: ReadonlySet<unknown>): ManagedPartner {
  const isPublished = doc['_status'] === 'published'
  const description = described(doc)
  return {
    description,
    state: isPublished ? 'published' : live.has(doc['id']) ? 'changed' : 'draft',
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
