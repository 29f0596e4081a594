import { expect, test } from 'vitest'
import { walkFaults } from '@darnley/testing/fault-lines'
import { AdminSettings, readAdminConfig } from './admin-config.ts'
import { readConfig, Settings } from './config.ts'

const database = 'postgres://localhost/content'

test('only the database is required', () => {
  const config = readConfig({ CONTENT_DATABASE_URL: database })
  expect(config).toMatchObject({ port: 3200, host: '127.0.0.1', databaseUrl: database })
  expect(config.mediaFolder).toMatch(/\.data[/\\]media$/)
})

test('a generated secret is different at each start', () => {
  const first = readConfig({ CONTENT_DATABASE_URL: database })
  expect(first.secret).toHaveLength(64)
  expect(readConfig({ CONTENT_DATABASE_URL: database }).secret).not.toBe(first.secret)
})

test.each([
  [{}, 'CONTENT_DATABASE_URL'],
  [{ CONTENT_DATABASE_URL: 'mysql://localhost/content' }, 'CONTENT_DATABASE_URL'],
  [
    { CONTENT_DATABASE_URL: database, CONTENT_DATABASE_POOLER: 'session' },
    'CONTENT_DATABASE_POOLER',
  ],
  [{ CONTENT_DATABASE_URL: database, PORT: 'many' }, 'PORT'],
  [{ CONTENT_DATABASE_URL: database, PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET'],
])('%j prevents the start with the name of the variable', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name)
})

const telemetry = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME', 'OTEL_RESOURCE_ATTRIBUTES']
const bucket = ['MEDIA_BUCKET_REGION', 'MEDIA_BUCKET_KEY_ID', 'MEDIA_BUCKET_SECRET']
const admin = { CONTENT_DATABASE_URL: database, PAYLOAD_SECRET: 'a secret', MEDIA_DIR: '/media' }

test.each([
  [
    'service',
    Settings,
    (change: object) => readConfig({ CONTENT_DATABASE_URL: database, ...change }),
    ['HOST', 'CONTENT_KEY', 'CONTENT_PARTNERS_KEY', 'MEDIA_DIR', ...bucket, ...telemetry],
  ],
  [
    'admin',
    AdminSettings,
    (change: object) => readAdminConfig({ ...admin, ...change }),
    ['HOST', 'PAYLOAD_SECRET', 'MEDIA_DIR', ...bucket],
  ],
])('[O13] any wrong setting of the %s is one line', (_part, settings, read, texts) => {
  const { free, odd } = walkFaults({ settings: Object.keys(settings.shape), read })
  expect(odd).toEqual([])
  expect(free).toEqual(texts)
})

test('the admin needs the folder of the pictures or their bucket, not both', () => {
  const { MEDIA_DIR, ...without } = admin
  const MEDIA_BUCKET_URL = 'https://s3.example/pictures'
  expect(readAdminConfig({ ...without, MEDIA_DIR }).port).toBe(3210)
  expect(readAdminConfig({ ...without, MEDIA_BUCKET_URL }).port).toBe(3210)
  expect(() => readAdminConfig(without)).toThrow('MEDIA_DIR is not set')
})
