import { z } from 'zod'
import { draftPreviewHeader } from '@darnley/node/draft-preview'

const Overview = z.object({
  drafts: z.int(),
  unfinished: z.array(z.object({ kind: z.string(), name: z.string(), lacks: z.array(z.string()) })),
})

/** How many documents have drafts, and which of these could not be published yet. */
export type DraftsOverview = z.output<typeof Overview>

/** Milliseconds that a page waits for it. */
const patience = 2000

/** Returns null when the content service does not say: the page is shown without it. */
export async function readOverview(
  contentUrl: string,
  token: string,
): Promise<DraftsOverview | null> {
  try {
    const response = await fetch(`${contentUrl}/internal/drafts`, {
      headers: { [draftPreviewHeader]: token },
      signal: AbortSignal.timeout(patience),
    })
    return Overview.safeParse(await response.json()).data ?? null
  } catch {
    return null
  }
}
