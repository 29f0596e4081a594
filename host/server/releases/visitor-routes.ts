import type { FastifyInstance } from 'fastify'
import {
  failurePath,
  liveSetPath,
  ReleaseFailure,
  type LiveSet,
} from 'shared/contract/release-failure'
import type { Sites } from '#server/sites/find-site.ts'
import type { EdgeReleases } from './edge-releases.ts'
import { readVisitor } from './visitor.ts'
import type { ReleaseWatch } from './watch.ts'

interface VisitorRoutesOptions {
  readonly releases: EdgeReleases
  readonly sites: Sites
  readonly watch: ReleaseWatch
  readonly previewSecret: string | undefined
}

/** What an open page asks and tells about its releases. */
export async function visitorRoutes(
  app: FastifyInstance,
  { releases, sites, watch, previewSecret }: VisitorRoutesOptions,
): Promise<void> {
  app.get(liveSetPath, async (request, reply): Promise<LiveSet> => {
    const site = sites.of(request).mode
    const { id } = await releases.choose(site, readVisitor(request, previewSecret))
    void reply.header('cache-control', 'no-store')
    return { set: id }
  })

  app.post(failurePath, { bodyLimit: 8192 }, async (request, reply) => {
    // Only pages of this very site are heard.
    const from = request.headers['sec-fetch-site'] ?? 'same-origin'
    const failure = ReleaseFailure.safeParse(request.body)
    if (from !== 'same-origin' || !failure.success)
      return reply.code(400).send({ detail: 'Bad Request' })
    const { preview } = readVisitor(request, previewSecret)
    if (!preview) await watch.failed(failure.data, request.ip)
    return reply.code(204).send()
  })
}
