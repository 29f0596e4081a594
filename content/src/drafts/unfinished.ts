import {
  createLocalReq,
  type Field,
  type Payload,
  type PayloadRequest,
  type Validate,
} from 'payload'
import { isRow, wordsOf } from './complete.ts'
import { publishedHostname } from './site-of-draft.ts'
import { previewSlugs, type PreviewSlug } from './read-drafts.ts'

type Row = Readonly<Record<string, unknown>>

export interface DraftFault {
  /** Of its collection, in words: fitting guides. */
  readonly kind: string
  readonly name: string
  /** What it lacks, such as `cover image: This field is required.` */
  readonly lacks: readonly string[]
}

export interface DraftsOverview {
  /** Documents with changes that are not published. */
  readonly drafts: number
  readonly unfinished: readonly DraftFault[]
}

/** Returns what the drafts of the site lack before they could be published, by the rules of their fields. */
export async function overviewOf(payload: Payload): Promise<DraftsOverview> {
  const req = await createLocalReq({}, payload)
  const all = (await Promise.all(previewSlugs.map((slug) => draftsOf(payload, slug)))).flat()
  const checked = await Promise.all(
    all.map(async ({ slug, draft }) => {
      const { fields = [], admin } = payload.collections[slug]?.config ?? {}
      const name = String(draft[admin?.useAsTitle ?? 'id'] ?? draft['id'])
      const faults = await faultsIn(fields, { row: draft, draft, req, path: [] })
      const lacks = [...faults, ...(await siteFaults(payload, { slug, draft }))]
      return { kind: slug.replaceAll('-', ' '), name, lacks }
    }),
  )
  return { drafts: all.length, unfinished: checked.filter(({ lacks }) => lacks.length > 0) }
}

async function draftsOf(
  payload: Payload,
  slug: PreviewSlug,
): Promise<{ readonly slug: PreviewSlug; readonly draft: Row }[]> {
  const { docs } = await payload.find({
    collection: slug,
    draft: true,
    where: { _status: { equals: 'draft' } },
    depth: 0,
    pagination: false,
  })
  return (docs as Row[]).map((draft) => ({ slug, draft }))
}

/** A partner has a site of its own from when it is published. */
async function siteFaults(
  payload: Payload,
  { slug, draft }: { readonly slug: PreviewSlug; readonly draft: Row },
): Promise<string[]> {
  if (slug !== 'partners' || (await publishedHostname(payload, draft['id']))) return []
  return [
    'own site: It is seen after the partner was published once, because before that its address leads nowhere.',
  ]
}

interface Place {
  readonly row: Row
  readonly draft: Row
  readonly req: PayloadRequest
  /** Words for where the row is. */
  readonly path: readonly string[]
}

async function faultsIn(fields: readonly Field[], place: Place): Promise<string[]> {
  return (await Promise.all(fields.map((field) => faultsOf(field, place)))).flat()
}

async function faultsOf(field: Field, place: Place): Promise<string[]> {
  if (!('name' in field) || field.name === 'id') return []
  const { row, path } = place
  const value = row[field.name]
  const words = [...path, wordsOf(field.name)]
  const verdict = await validated(field, place)
  const own = verdict === true ? [] : [`${words.join(', ')}: ${verdict}`]
  if (field.type === 'group') {
    const inside = isRow(value) ? value : {}
    return [...own, ...(await faultsIn(field.fields, { ...place, row: inside, path: words }))]
  }
  if (field.type === 'array' && Array.isArray(value)) {
    const inside = (value as Row[]).map((each, at) =>
      faultsIn(field.fields, {
        ...place,
        row: each,
        path: [...path, `${wordsOf(field.name)} ${at + 1}`],
      }),
    )
    return [...own, ...(await Promise.all(inside)).flat()]
  }
  return own
}

async function validated(field: Field, { row, draft, req }: Place): Promise<string | true> {
  if (!('name' in field) || !('validate' in field) || !field.validate) return true
  const validate = field.validate as Validate
  return validate(row[field.name] ?? undefined, {
    ...field,
    ...{ id: String(draft['id']), data: draft, siblingData: row, blockData: {}, req },
    ...{ event: 'submit', operation: 'update', path: [field.name], preferences: { fields: {} } },
    overrideAccess: true,
  })
}
