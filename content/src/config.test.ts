import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
  [{ CONTENT_DATABASE_URL: database, PORT: 'many' }, 'PORT'],
  [{ CONTENT_DATABASE_URL: database, PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET'],
])('%j prevents the start with the name of the variable', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name)
})
