import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from '@darnley/releases/store'
import { isInStandardContainer, isPublicFile, releaseOfUrl } from './urls.ts'

interface ReleaseRoutesOptions {
  readonly store: Pick<ReleaseStore, 'folder' | 'fetch'>
  /** Called for every requested container with `name@version`, to count a release's visitors. */
  readonly onLoad?: (release: string) => Promise<void>
}

const lookAgainAfter = 10_000

/** Serves release folders, whose files never change and are cached permanently. */
export async function releaseRoutes(
  app: FastifyInstance,
  { store, onLoad = async () => {} }: ReleaseRoutesOptions,
): Promise<void> {
  const missing = new LRUCache<string, true>({ max: 1000, ttl: lookAgainAfter })

  app.addHook('onRequest', async ({ url }) => {
    const release = releaseOfUrl(url)
    if (!release) return
    const text = `${release.name}@${release.version}`
    if (url.endsWith(`/${release.version}/remoteEntry.js`)) await onLoad(text)
    // Missing releases are remembered, so that they are not looked up again.
    if (missing.has(text)) return
    await store.fetch(release).catch(() => missing.set(text, true))
  })

  await app.register(fastifyStatic, {
    root: store.folder,
    prefix: '/releases/',
    allowedPath: isPublicFile,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Another origin's page loads a standard container's styles and pictures without CORS.
    setHeaders: (reply, path) => {
      const isForOthers = isInStandardContainer(`/${relative(store.folder, path)}`)
      void reply.header(
        'cross-origin-resource-policy',
        isForOthers ? 'cross-origin' : 'same-origin',
      )
      // The payment provider's frame sets the card's fields in the font of the site.
      if (path.endsWith('.woff2')) void reply.header('access-control-allow-origin', '*')
    },
  })
}
