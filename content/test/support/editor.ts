import { readConfig } from '#src/config.ts'
import { siteOfDraft } from '#src/drafts/site-of-draft.ts'
import { closePayload, openPayload } from '#src/open-payload.ts'
import { draftLink } from '#src/rules/draft-link.ts'

/**
 * Saves a draft in the database of a running system, as the admin does from a process of its own, and prints the link
 * of its button "Preview".
 *
 *     node test/support/editor.ts services '{"id":"reheel","price":2100}'
 */
const [slug = '', text = ''] = process.argv.slice(2)
const { CONTENT_PREVIEW_SECRET: secret = '', SITE_URL: siteUrl = '' } = process.env
const { id, ...data } = JSON.parse(text) as { id?: string }

const { payload } = await openPayload({ config: readConfig(process.env), onChange: () => {} })
const change = { collection: slug, data: { ...data, _status: 'draft' }, draft: true } as const
const draft = await (id === undefined ? payload.create(change) : payload.update({ ...change, id }))
const site = await siteOfDraft(payload, { slug, draft, siteUrl })
console.log(draftLink({ slug, draft, siteUrl: site, secret }))
await closePayload(payload)
process.exit(0)
