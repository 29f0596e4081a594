import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ReleaseStore } from 'shared/releases/store'
import { isPublicFile, releaseOfUrl } from './urls.ts'

interface ReleaseRoutesOptions {
  readonly store: Pick<ReleaseStore, 'folder' | 'fetch'>
  /** Told of every container that is asked for, as `name@version`: how many visitors a release has. */
  readonly onLoad?: (release: string) => void
}

const lookAgainAfter = 10_000

/** Release folders never change, so browsers keep their files for good. */
export async function releaseRoutes(
  app: FastifyInstance,
  { store, onLoad = () => {} }: ReleaseRoutesOptions,
): Promise<void> {
  const missing = new Map<string, number>()

  app.addHook('onRequest', async ({ url }) => {
    const release = releaseOfUrl(url)
    if (!release) return
    const text = `${release.name}@${release.version}`
    if (url.endsWith('/remoteEntry.js')) onLoad(text)
    // What is not there is not looked for again and again.
    if (Date.now() - (missing.get(text) ?? 0) < lookAgainAfter) return
    await store.fetch(release).catch(() => missing.set(text, Date.now()))
    if (missing.size > 1000) missing.clear()
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
