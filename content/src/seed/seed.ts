import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import type { Mode } from '@darnley/node/mode'
import { readCatalogue } from './catalogue.ts'
import { decisionDocuments } from './decision-documents.ts'
import type { SeedDocument } from './seed-document.ts'
import { seedDocuments } from './documents.ts'

/** Hash of the seed's data for each document (collection/id). */
type Hashes = Record<string, string>

/**
 * Writes the seed's documents that changed since they were last written, so that editors' work survives restarts and
 * a release touches only what it changes.
 */
export async function seed(payload: Payload, mode: Mode): Promise<void> {
  const catalogue = await readCatalogue()
  // Made-up shops and the brand of a local site.
  const madeUp = mode === 'production' ? { brands: [], partners: [] } : {}
  const documents = [...seedDocuments({ ...catalogue, ...madeUp }), ...decisionDocuments(mode)]
  const hashes = await hashesOf(documents)
  const hash = sha(JSON.stringify(hashes))
  const state = await payload.findGlobal({ slug: 'seed-state' })
  if (state['hash'] === hash) return
  const known = (state['documents'] ?? {}) as Hashes
  const changed = documents.filter((each) => known[keyOf(each)] !== hashes[keyOf(each)])
  for (const each of changed) await write(payload, each)
  await payload.updateGlobal({ slug: 'seed-state', data: { hash, documents: hashes } })
  payload.logger.info(`Seeded ${changed.length} of ${documents.length} documents`)
}

async function write(payload: Payload, document: SeedDocument): Promise<void> {
  const { collection, id, file } = document
  const data = { ...document.data, ...(hasDrafts(collection) && { _status: 'published' }) }
  const picture = file && { filePath: file, overwriteExistingFiles: true }
  const known = await payload.count({ collection, where: { id: { equals: id } } })
  if (known.totalDocs === 0) await payload.create({ collection, data, ...picture })
  else await payload.update({ collection, id, data, ...picture })
}

function hasDrafts(collection: SeedDocument['collection']): boolean {
  return collection !== 'media' && collection !== 'brandCustomisation'
}

async function hashesOf(documents: readonly SeedDocument[]): Promise<Hashes> {
  const entries = documents.map(async (each) => {
    const bytes = each.file ? await readFile(each.file) : ''
    return [keyOf(each), sha(JSON.stringify(each.data), bytes)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function keyOf({ collection, id }: SeedDocument): string {
  return `${collection}/${id}`
}

function sha(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}
