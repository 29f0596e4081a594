import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from 'shared/releases/store'
import { isPublicFile, releaseOfUrl } from './urls.ts'

interface ReleaseRoutesOptions {
  readonly store: Pick<ReleaseStore, 'folder' | 'fetch'>
  /** Told of every container that is asked for, as `name@version`: how many visitors a release has. */
  readonly onLoad?: (release: string) => Promise<void>
}

const lookAgainAfter = 10_000

/** Release folders never change, so browsers keep their files for good. */
export async function releaseRoutes(
  app: FastifyInstance,
  { store, onLoad = async () => {} }: ReleaseRoutesOptions,
): Promise<void> {
  const missing = new LRUCache<string, true>({ max: 1000, ttl: lookAgainAfter })

  app.addHook('onRequest', async ({ url }) => {
    const release = releaseOfUrl(url)
    if (!release) return
    const text = `${release.name}@${release.version}`
    if (url.endsWith('/remoteEntry.js')) await onLoad(text)
    // What is not there is not looked for again and again.
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
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'same-origin'),
  })
}
