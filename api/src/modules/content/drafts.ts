import {
  AnnouncementDocument,
  DeliveryAreaDocument,
  FeeDocument,
  QuestionDocument,
  StudioDocument,
} from '@darnley/contract/content-decisions'
import { Partner, publishedPartnersPath } from '@darnley/contract/partners'
import type { Storefront } from '@darnley/contract/storefront-session'
import { draftPreviewHeader, readDraftPreview } from '@darnley/node/draft-preview'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import { unavailable } from '#src/lib/http-error.ts'
import { makePlaces, type Places } from '#src/modules/places/places.ts'
import type { Sites } from '#src/modules/storefronts/sites.ts'
import type { Decisions } from './decisions.ts'

/** What answers reads of pages. Baskets and orders never take it: they are made of what is published. */
export interface Shown {
  readonly decisions: Decisions
  readonly places: Places
  /** Returns the site of the request; null for the customers' own. @throws HttpError 503 as `Sites` does */
  site(): Promise<Storefront | null>
}

interface Published {
  readonly decisions: Decisions
  readonly places: Places
  readonly sites: Sites
  readonly config: Pick<Config, 'contentUrl' | 'contentKey' | 'previewSecrets'>
}

const TIMEOUT_MS = 5000

/**
 * Returns what answers this request: drafts for a preview, whose token the edge hands on, otherwise what is published.
 * Drafts are read anew for each request and kept nowhere.
 */
export function shownTo(request: FastifyRequest, published: Published): Shown {
  const { sites, config } = published
  const site = (): Promise<Storefront | null> => sites.of(request)
  const token = request.headers[draftPreviewHeader]
  if (typeof token !== 'string' || readDraftPreview(token, config.previewSecrets).type !== 'valid')
    return { decisions: published.decisions, places: published.places, site }
  const draftsOf = <Document>(
    path: string,
    document: z.ZodType<Document>,
  ): { current(): Promise<readonly Document[]> } => ({
    current: () => readDrafts(path, { document, config, token }),
  })
  const decisions = {
    faq: draftsOf('/internal/faq', QuestionDocument),
    fees: draftsOf('/internal/fees', FeeDocument),
    announcements: draftsOf('/internal/announcements', AnnouncementDocument),
    deliveryAreas: draftsOf('/internal/delivery-areas', DeliveryAreaDocument),
    studios: draftsOf('/internal/studios', StudioDocument),
  }
  const partners = draftsOf(publishedPartnersPath, Partner)
  return {
    decisions,
    places: makePlaces({ partners, studios: decisions.studios }),
    site: async () => withDraft(await site(), await partners.current()),
  }
}

/** A partner whose draft is no description yet stays as it is published. */
function withDraft(site: Storefront | null, drafts: readonly Partner[]): Storefront | null {
  const draft = drafts.find(({ id }) => id === site?.id)
  if (!site || !draft) return site
  const { name, locale, exchangeRate, deliveryOptions, blockedProviders, address } = draft
  return {
    ...{ ...site, name, locale, address },
    exchange_rate: exchangeRate,
    delivery_options: deliveryOptions,
    blocked_delivery_providers: blockedProviders,
  }
}

interface Read<Document> {
  readonly document: z.ZodType<Document>
  readonly config: Published['config']
  readonly token: string
}

const Answer = z.object({ docs: z.array(z.unknown()) })

/** A document that is no such document yet is left out. @throws HttpError 503 while the content service is down */
async function readDrafts<Document>(
  path: string,
  { document, config, token }: Read<Document>,
): Promise<readonly Document[]> {
  const response = await fetch(config.contentUrl + path, {
    headers: { authorization: `Bearer ${config.contentKey}`, [draftPreviewHeader]: token },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!response?.ok) throw unavailable('The drafts are not available at the moment')
  const { docs } = Answer.parse(await response.json())
  return docs.flatMap((each) => document.safeParse(each).data ?? [])
}
