import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PageConfig } from '@darnley/contract/page-config'
import {
  liveContainerPath,
  pageConfigPath,
  standardContainerFolder,
} from '@darnley/contract/standard-container'
import { fileUrl } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import type { EdgeConfig } from '#src/config.ts'
import { pageConfigOf } from '#src/page/page-config.ts'
import type { EdgeReleases } from '#src/releases/edge-releases.ts'
import type { Sites } from '#src/sites/find-site.ts'
import { partnerMarkers } from '#src/sites/sites.ts'

interface ForeignHostRoutesOptions {
  readonly config: EdgeConfig
  readonly store: Pick<ReleaseStore, 'fetch'>
  readonly releases: Pick<EdgeReleases, 'live'>
  readonly sites: Sites
}

const manifestFile = `${standardContainerFolder}/mf-manifest.json`

/** What applications of other origins ask a site for, besides release files: its live containers and its configuration. */
export async function foreignHostRoutes(
  app: FastifyInstance,
  { config, store, releases, sites }: ForeignHostRoutesOptions,
): Promise<void> {
  app.get(pageConfigPath, async (request, reply): Promise<PageConfig> => {
    const site = sites.of(request)
    const { logoUrl } = await sites.brand(site)
    void reply.header('cache-control', 'no-cache')
    return pageConfigOf({ config, site, logoUrl, partnerMarkers: partnerMarkers(sites.partners()) })
  })

  // One address for whatever version is live: a host of another team does not follow our releases.
  app.get<{ Params: { area: string } }>(liveContainerPath(':area'), async (request, reply) => {
    const site = sites.of(request)
    const { remotes } = await releases.live(site.mode)
    const release = new Map(Object.entries(remotes)).get(request.params.area)
    if (!release || !(manifestFile in release.files)) return reply.callNotFound()
    const folder = await store.fetch(release)
    const manifest = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest
    const publicPath = sites.origin(site) + fileUrl(release, `${standardContainerFolder}/`)
    void reply.header('cache-control', 'no-cache')
    return { ...manifest, metaData: { ...manifest.metaData, publicPath } }
  })
}

/** The part of Module Federation's manifest that says where the files are. */
interface Manifest {
  readonly metaData: { readonly publicPath: string }
}
