import { FeeDocument, QuestionDocument } from '@darnley/contract/content-decisions'
import { draftPreviewHeader, readDraftPreview } from '@darnley/node/draft-preview'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import { unavailable } from '#src/lib/http-error.ts'
import type { Decisions } from './decisions.ts'

/** What pages say that an editor may preview. Prices of baskets and orders are never read from drafts. */
export type PreviewedDecisions = Pick<Decisions, 'faq' | 'fees'>

interface Preview {
  readonly decisions: Decisions
  readonly config: Pick<Config, 'contentUrl' | 'contentKey' | 'previewSecrets'>
}

const TIMEOUT_MS = 5000

/**
 * Returns the decisions that answer this request: drafts for a preview, whose token the edge hands on, otherwise what
 * is published. Drafts are read anew for each request and kept nowhere.
 */
export function decisionsFor(
  request: Pick<FastifyRequest, 'headers'>,
  { decisions, config }: Preview,
): PreviewedDecisions {
  const token = request.headers[draftPreviewHeader]
  if (typeof token !== 'string') return decisions
  if (readDraftPreview(token, config.previewSecrets).type !== 'valid') return decisions
  return {
    faq: { current: () => readDrafts('faq', { document: QuestionDocument, config, token }) },
    fees: { current: () => readDrafts('fees', { document: FeeDocument, config, token }) },
  }
}

interface Read<Document> {
  readonly document: z.ZodType<Document>
  readonly config: Preview['config']
  readonly token: string
}

const Answer = z.object({ docs: z.array(z.unknown()) })

/** A document that is no such document yet is left out. @throws HttpError 503 while the content service is down */
async function readDrafts<Document>(
  collection: string,
  { document, config, token }: Read<Document>,
): Promise<readonly Document[]> {
  const response = await fetch(`${config.contentUrl}/internal/${collection}`, {
    headers: { authorization: `Bearer ${config.contentKey}`, [draftPreviewHeader]: token },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!response?.ok) throw unavailable(`The ${collection} is not available at the moment`)
  const { docs } = Answer.parse(await response.json())
  return docs.flatMap((each) => document.safeParse(each).data ?? [])
}
