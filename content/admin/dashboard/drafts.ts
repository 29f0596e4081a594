import type { BasePayload, TypedUser } from 'payload'

export interface Draft {
  readonly slug: string
  readonly id: string
  readonly title: string
  /** Of its collection. */
  readonly label: string
  readonly changedAt: string
}

/** More than a page of them is no list of what to do. */
const MOST = 20

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })

type Collections = Pick<BasePayload, 'collections' | 'find'>

/** Returns the name of a collection in words: delivery areas. */
function wordsOf(slug: string): string {
  return slug.replaceAll('-', ' ')
}

/** Returns the newest drafts that this user may read. */
export async function draftsOf(payload: Collections, user: TypedUser): Promise<Draft[]> {
  const withDrafts = Object.values(payload.collections).filter(
    ({ config }) => config.versions && config.versions.drafts,
  )
  const found = await Promise.all(
    withDrafts.map(async ({ config: { slug, admin } }) => {
      const { docs } = await payload.find({
        collection: slug,
        draft: true,
        where: { _status: { equals: 'draft' } },
        ...{ sort: '-updatedAt', limit: MOST, depth: 0 },
        ...{ user, overrideAccess: false },
      })
      return docs.map((doc) => {
        const { id, updatedAt, ...fields } = doc as Record<string, unknown>
        return {
          ...{ slug, id: String(id), label: wordsOf(slug) },
          title: String(fields[admin.useAsTitle ?? 'id'] ?? id),
          at: Date.parse(String(updatedAt)),
        }
      })
    }),
  )
  return found
    .flat()
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST)
    .map(({ at, ...draft }) => ({ ...draft, changedAt: day.format(at) }))
}
