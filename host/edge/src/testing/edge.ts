import type { FastifyInstance } from 'fastify'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { startPartners } from './partners.ts'
import { writeReleases } from './releases.ts'

interface Edge {
  readonly app: FastifyInstance
  readonly releasesDir: string
}

/**
 * Builds the real edge on a folder of releases, without listening. Upstreams that are not given are unavailable, but for
 * the made-up partners.
 */
export async function buildEdge(environment: Record<string, string> = {}): Promise<Edge> {
  const releasesDir = environment['RELEASES_DIR'] ?? (await writeReleases())
  const partners = environment['CONTENT_URL'] ? null : await startPartners()
  const app = await buildApp(
    readConfig({
      API_URL: 'http://127.0.0.1:9',
      ...(partners && { CONTENT_URL: partners.url }),
      LOG_LEVEL: 'silent',
      ...environment,
      RELEASES_DIR: releasesDir,
    }),
  )
  app.addHook('onClose', () => partners?.close())
  return { app, releasesDir }
}
