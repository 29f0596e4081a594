import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { isBlank } from '#src/rules/verdict.ts'

/**
 * The public collection `brandCustomisation` (section 7.3) has a row for each partner that is published, written from
 * the partner in the same transaction: there is one place to edit.
 */

type Row = Record<string, unknown>

/** Writes or removes the brand of a partner, after the row that is live has changed. */
export const showBrand: CollectionAfterChangeHook = async ({ doc, req }) => {
  const partner: Row = await req.payload.findByID({
    collection: 'partners',
    id: doc.id,
    depth: 0,
    draft: false,
    req,
  })
  if (partner['_status'] === 'published') await write(partner, req)
  else await remove(String(doc.id), req)
}

export const dropBrand: CollectionAfterDeleteHook = ({ id, req }) => remove(String(id), req)

/** A brand that stood here before its partner was described moves into what the description leaves empty. */
export const takeBrandOver: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data['hostname']) return data
  const { docs } = await req.payload.find({
    collection: 'brandCustomisation',
    where: { domain: { equals: data['hostname'] }, partner: { exists: false } },
    limit: 1,
    depth: 0,
    req,
  })
  const [brand] = docs as Row[]
  return brand ? { ...data, ...filledFrom(data, brand) } : data
}

function filledFrom(data: Row, brand: Row): Row {
  const merged = (name: string): Row =>
    Object.fromEntries(
      Object.entries({ ...(brand[name] as Row), ...(data[name] as Row) }).map(([key, value]) => [
        key,
        isBlank(value) ? (brand[name] as Row | undefined)?.[key] : value,
      ]),
    )
  return {
    logo: isBlank(data['logo']) ? brand['logo'] : data['logo'],
    backgroundImages: merged('backgroundImages'),
    styles: merged('styles'),
  }
}

async function write(partner: Row, req: PayloadRequest): Promise<void> {
  const { id, name, hostname, logo, backgroundImages, styles } = partner
  const data = {
    partner: id,
    domain: hostname,
    companyName: name,
    logo: logo ?? null,
    backgroundImages,
    styles,
  }
  const { docs } = await req.payload.find({
    collection: 'brandCustomisation',
    where: { or: [{ partner: { equals: id } }, { domain: { equals: hostname } }] },
    limit: 1,
    depth: 0,
    req,
  })
  const known = docs[0]?.id as string | undefined
  const collection = 'brandCustomisation'
  if (known) await req.payload.update({ collection, id: known, data, req })
  else await req.payload.create({ collection, data: { id: String(id), ...data }, req })
}

async function remove(id: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'brandCustomisation',
    where: { partner: { equals: id } },
    req,
  })
}
