import type { FastifyInstance } from 'fastify'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { writeReleases } from './releases.ts'

interface Edge {
  readonly app: FastifyInstance
  readonly releasesDir: string
}

/** Builds the real edge on a folder of releases, without listening. Upstreams that are not given are unavailable. */
export async function buildEdge(environment: Record<string, string> = {}): Promise<Edge> {
  const releasesDir = environment['RELEASES_DIR'] ?? (await writeReleases())
  const app = await buildApp(
    readConfig({
      API_URL: 'http://127.0.0.1:9',
      CONTENT_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      ...environment,
      RELEASES_DIR: releasesDir,
    }),
  )
  return { app, releasesDir }
}
