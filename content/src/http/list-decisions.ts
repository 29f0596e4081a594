import type { Payload } from 'payload'
import { apiSlugs, type ApiSlug } from '#src/collections/decisions.ts'
import { summaryOf } from '#src/rules/summary.ts'

type Row = Readonly<Record<string, unknown>>

/** A document with what is published of it and what is not yet. */
export interface ListedDecision {
  readonly kind: ApiSlug
  readonly id: string
  readonly title: string
  /** What customers read now, in short; null when it is not published. */
  readonly published: string | null
  /** A newer draft, in short; null when there is none. */
  readonly draft: string | null
  readonly changedAt: string
  readonly changedBy: string | null
}

/** Returns all documents that an owner decides, in display order. */
export async function listDecisions(payload: Payload): Promise<ListedDecision[]> {
  return (await Promise.all(apiSlugs.map((kind) => listKind(payload, kind)))).flat()
}

async function listKind(payload: Payload, kind: ApiSlug): Promise<ListedDecision[]> {
  const { admin, defaultSort } = payload.collections[kind]?.config ?? {}
  const all = { collection: kind, depth: 0, pagination: false } as const
  const sorted = defaultSort ? { sort: defaultSort } : {}
  const newest = await payload.find({ ...all, ...sorted, draft: true })
  const live = await payload.find({ ...all, where: { _status: { equals: 'published' } } })
  const published = new Map((live.docs as Row[]).map((row) => [row['id'], row]))
  return (newest.docs as Row[]).map((row) => {
    const shown = published.get(row['id'])
    const isDraft = row['_status'] !== 'published'
    return {
      kind,
      id: String(row['id']),
      title: String(row[admin?.useAsTitle ?? 'id'] ?? row['id']),
      published: shown ? summaryOf(kind, shown) : null,
      draft: isDraft ? summaryOf(kind, row) : null,
      changedAt: String(row['updatedAt']),
      changedBy: typeof row['changedBy'] === 'string' ? row['changedBy'] : null,
    }
  })
}
