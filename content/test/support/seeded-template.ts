import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildApp } from '#src/app.ts'
import { createDatabase, databaseUrl, disconnectAll, dropDatabase } from './databases.ts'
import { testConfig } from './live-app.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A seeded database and its folder of pictures. Copy both before changing them. */
    seeded: { readonly database: string; readonly mediaFolder: string }
  }
}

/** Seeds once; each test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await createDatabase()
  const mediaFolder = await mkdtemp(join(tmpdir(), 'content-media-'))
  const { http } = await buildApp({
    config: testConfig({ databaseUrl: databaseUrl(database), mediaFolder }),
  })
  await http.close()
  await disconnectAll(database)
  project.provide('seeded', { database, mediaFolder })
  return async () => {
    await dropDatabase(database)
    await rm(mediaFolder, { recursive: true })
  }
}
