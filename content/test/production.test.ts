import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsIn, startPart } from '@darnley/testing/start-part'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase } from './support/databases.ts'

const content = join(import.meta.dirname, '..')
const secret = '6f1d0c5be2a94873f6a1c0d97b3e582461aa0fd3'
let database: string
let mediaFolder: string

beforeAll(async () => {
  database = await createDatabase()
  mediaFolder = await mkdtemp(join(tmpdir(), 'content-production-'))
})
afterAll(async () => {
  await dropDatabase(database)
  await rm(mediaFolder, { recursive: true })
})

type Settings = Record<string, string>
const start = (env: Settings): ReturnType<typeof startPart> =>
  startPart({ cwd: content, entry: 'src/server.ts', env: { NODE_ENV: 'production', ...env } })

describe('[S27] [X2] the content service in production', () => {
  const right = (): Settings => ({
    PORT: '0',
    CONTENT_DATABASE_URL: databaseUrl(database),
    CONTENT_KEY: secret,
    MEDIA_DIR: mediaFolder,
    CONTENT_PARTNERS_KEY: secret,
  })

  test('lists all missing and known values, one per line, and exits with 2', async () => {
    const missing = await start({ PORT: 'many' })
    expect([missing.code, settingsIn(missing)]).toEqual([
      2,
      ['CONTENT_DATABASE_URL', 'CONTENT_KEY', 'CONTENT_PARTNERS_KEY', 'MEDIA_DIR', 'PORT'],
    ])
    const known = await start({
      ...right(),
      CONTENT_DATABASE_URL: 'postgres://postgres:demonstration@db/content',
      CONTENT_KEY: 'content_sandbox',
      PAYLOAD_SECRET: 'demonstration-only-secret-of-the-content-service',
    })
    expect([known.code, settingsIn(known)]).toEqual([
      2,
      ['CONTENT_DATABASE_URL', 'CONTENT_KEY', 'PAYLOAD_SECRET'],
    ])
    expect(known.lines.join()).not.toContain('only-secret')
  })

  test('[O13] names a database that does not exist in one line, without a stack', async () => {
    const ended = await start({ ...right(), CONTENT_DATABASE_URL: databaseUrl('no_such_database') })
    expect([ended.code, ended.lines]).toEqual([
      2,
      [
        'The content service cannot start.',
        '  CONTENT_DATABASE_URL names a database that cannot be opened (3D000): create the database, or correct its name.',
      ],
    ])
  })

  test('starts with a valid configuration, and never on a demonstration’s database', async () => {
    expect((await start({ ...right(), PAYLOAD_SECRET: secret })).code).toBe(0)
    expect((await start({ ...right(), DEMONSTRATION: 'true' })).code).toBe(0)
    const ended = await start(right())
    expect(ended.code).toBe(2)
    expect(ended.lines.join()).toContain('brand of kirk.localhost')
  })
})

describe('[S27] [X2] the admin in production', () => {
  test('lists all missing, short, known and demonstration values', async () => {
    const admin = (env: Settings): ReturnType<typeof startPart> =>
      startPart({
        cwd: join(content, 'admin'),
        entry: 'server.ts',
        env: { NODE_ENV: 'production', ...env },
      })
    const missing = await admin({})
    expect([missing.code, settingsIn(missing)]).toEqual([
      2,
      ['ADMIN_URL', 'CONTENT_DATABASE_URL', 'MEDIA_DIR', 'PAYLOAD_SECRET'],
    ])
    const wrong = await admin({
      CONTENT_DATABASE_URL: databaseUrl(database),
      MEDIA_DIR: mediaFolder,
      ADMIN_URL: 'http://catalogue.your-company.co.uk',
      PAYLOAD_SECRET: 'short',
      SEED_DEMO: 'true',
    })
    expect([wrong.code, settingsIn(wrong)]).toEqual([
      2,
      ['ADMIN_URL', 'PAYLOAD_SECRET', 'SEED_DEMO'],
    ])
  })
})
