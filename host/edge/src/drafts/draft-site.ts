import { Partner, publishedPartnersPath } from '@darnley/contract/partners'
import { draftPreviewHeader } from '@darnley/node/draft-preview'
import { z } from 'zod'
import type { Brand } from '#src/sites/brand.ts'
import { branded } from '#src/sites/published-partners.ts'
import type { Site } from '#src/sites/sites.ts'

const Drafts = z.object({ docs: z.array(z.unknown()) })

/** Milliseconds that a page waits for it. */
const patience = 2000

interface Shown {
  readonly site: Site
  readonly brand: Brand
}

interface Asked {
  readonly contentUrl: string
  /** Of the preview. */
  readonly token: string
}

/**
 * Returns the site and brand of a partner as its draft describes them, under the address that is published. Other sites,
 * and one whose draft cannot be read or is no description yet, stay as they are.
 */
export async function siteInPreview(shown: Shown, { contentUrl, token }: Asked): Promise<Shown> {
  const { site } = shown
  if (site.mode !== 'storefront') return shown
  const { id, domain } = site.partner
  try {
    const response = await fetch(contentUrl + publishedPartnersPath, {
      headers: { [draftPreviewHeader]: token },
      signal: AbortSignal.timeout(patience),
    })
    const drafts = Drafts.parse(await response.json()).docs
    const draft = drafts.flatMap((each) => Partner.safeParse(each).data ?? [])
    const found = draft.find((each) => each.id === id)
    if (!found) return shown
    const [partner, brand] = branded(found)
    return { site: { mode: 'storefront', partner: { ...partner, domain } }, brand }
  } catch {
    return shown
  }
}
