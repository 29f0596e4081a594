import type { FastifyInstance } from 'fastify'
import {
  failurePath,
  liveSetPath,
  ReleaseFailure,
  type LiveSet,
} from '@darnley/contract/release-failure'
import { PageVital, vitalPath } from '@darnley/contract/page-vital'
import { VendorFacts, vendorFactsPath } from '@darnley/contract/vendor-facts'
import { detailOf } from '@darnley/node/problems'
import { addressKey } from '@darnley/node/address-key'
import { createBudget } from '@darnley/node/budget'
import { isFromOwnPage } from '#src/own-page.ts'
import type { Sites } from '#src/sites/find-site.ts'
import type { EdgeReleases } from './edge-releases.ts'
import type { PageMarks } from './page-marks.ts'
import type { ReleaseCounts } from './release-counts.ts'
import { readVisitor } from './visitor.ts'
import type { ReleaseWatch } from './watch.ts'

interface VisitorRoutesOptions {
  readonly releases: EdgeReleases
  readonly sites: Sites
  readonly watch: ReleaseWatch
  readonly counts: Pick<ReleaseCounts, 'addVital'>
  readonly marks: PageMarks
  readonly previewSecrets: readonly string[]
  /** Whether customers reach the site over https. */
  readonly isSecure: boolean
}

/** The calls about releases: of an open page, and of a development server in front of the site. */
export async function visitorRoutes(
  app: FastifyInstance,
  { releases, sites, watch, counts, marks, previewSecrets, isSecure }: VisitorRoutesOptions,
): Promise<void> {
  const visitorOptions = { previewSecrets, isSecure }
  const ofHousehold = createBudget({ perMinute: 10, mostCallers: 20_000 })
  const ofAll = createBudget({ perMinute: 300, mostCallers: 1 })
  const vitalsOfHousehold = createBudget({ perMinute: 60, mostCallers: 20_000 })

  app.get(liveSetPath, async (request, reply): Promise<LiveSet> => {
    const site = sites.of(request).mode
    const { id } = await releases.choose(site, readVisitor(request, visitorOptions))
    void reply.header('cache-control', 'no-store')
    return { set: id }
  })

  app.get(vendorFactsPath, async (request, reply): Promise<VendorFacts> => {
    const site = sites.of(request).mode
    const { vendor } = await releases.choose(site, readVisitor(request, visitorOptions))
    void reply.header('cache-control', 'no-store')
    return VendorFacts.parse(vendor)
  })

  app.post(failurePath, { bodyLimit: 8192 }, async (request, reply) => {
    if (!isFromOwnPage(request, isSecure)) return reply.code(403).send({ detail: detailOf(403) })
    const household = addressKey(request.ip)
    const spent = [ofHousehold.spend(household, 1), ofAll.spend('all', 1)]
    const refused = spent.find(({ isAllowed }) => !isAllowed)
    if (refused && !refused.isAllowed)
      return reply
        .code(429)
        .header('retry-after', String(refused.retryAfterSeconds))
        .send({ detail: detailOf(429) })
    const failure = ReleaseFailure.safeParse(request.body)
    if (!failure.success) return reply.code(400).send({ detail: detailOf(400) })
    const { preview } = readVisitor(request, visitorOptions)
    // Any client can post a report: only one from a browser that got a page of this site counts.
    if (!preview && marks.use(request, failure.data)) await watch.failed(failure.data, household)
    return reply.code(204).send()
  })

  app.post(vitalPath, { bodyLimit: 512 }, async (request, reply) => {
    if (!isFromOwnPage(request, isSecure)) return reply.code(403).send({ detail: detailOf(403) })
    const { isAllowed } = vitalsOfHousehold.spend(addressKey(request.ip), 1)
    const vital = PageVital.safeParse(request.body)
    if (!vital.success) return reply.code(400).send({ detail: detailOf(400) })
    // A measurement too many is dropped in silence: the page can do nothing about it.
    if (isAllowed && (await releases.knowsSet(vital.data.set))) counts.addVital(vital.data)
    return reply.code(204).send()
  })
}
