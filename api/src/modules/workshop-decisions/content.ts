import { outgoingTrace } from '@darnley/node/tracing'
import { ListedDecision } from '@darnley/contract/workshop-decisions'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import { unavailable } from '#src/lib/http-error.ts'

const Listed = ListedDecision.pick({
  kind: true,
  id: true,
  title: true,
  published: true,
  draft: true,
})
  .extend({ changedAt: z.iso.datetime(), changedBy: z.string().nullable() })
  .transform(({ changedAt, changedBy, ...rest }) => ({
    ...rest,
    changed_at: changedAt,
    changed_by: changedBy,
  }))

const Answer = z.object({ decisions: z.array(Listed) })

const TIMEOUT_MS = 5000

/** Returns what an owner has decided, as it is now. @throws HttpError 503 when the content service fails */
export async function fetchDecisions({
  contentUrl,
  contentKey,
}: Pick<Config, 'contentUrl' | 'contentKey'>): Promise<z.infer<typeof Listed>[]> {
  const response = await fetch(`${contentUrl}/internal/decisions`, {
    headers: { authorization: `Bearer ${contentKey}`, ...outgoingTrace() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!response?.ok) throw unavailable('What customers read cannot be listed at the moment')
  return Answer.parse(await response.json()).decisions
}
