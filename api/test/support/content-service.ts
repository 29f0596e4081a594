import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '@darnley/testing/free-ports'
import { createTestDatabase } from './database.ts'
import { startServer } from './process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    contentUrl: string
  }
}

/** Starts the real content service with the real catalogue, once for all test files: they change nothing in it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const port = await freePort()
  const database = await createTestDatabase('api_content')
  const media = await mkdtemp(join(tmpdir(), 'api-content-'))
  const content = await startServer({
    workspace: 'content',
    port,
    env: { CONTENT_DATABASE_URL: database.url, MEDIA_DIR: media },
  })
  provide('contentUrl', content.url)
  return async () => {
    await content.stop()
    await database.drop()
    await rm(media, { recursive: true })
  }
}
