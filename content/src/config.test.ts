import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const database = 'postgres://localhost/content'

test('the database is all that must be said', () => {
  const config = readConfig({ CONTENT_DATABASE_URL: database })
  expect(config).toMatchObject({ port: 3200, host: '127.0.0.1', databaseUrl: database })
  expect(config.mediaFolder).toMatch(/\.data[/\\]media$/)
})

test('a secret of its own making is new at each start', () => {
  const first = readConfig({ CONTENT_DATABASE_URL: database })
  expect(first.secret).toHaveLength(64)
  expect(readConfig({ CONTENT_DATABASE_URL: database }).secret).not.toBe(first.secret)
})

test.each([
  [{}, 'CONTENT_DATABASE_URL'],
  [{ CONTENT_DATABASE_URL: 'mysql://localhost/content' }, 'CONTENT_DATABASE_URL'],
  [{ CONTENT_DATABASE_URL: database, PORT: 'many' }, 'PORT'],
  [{ CONTENT_DATABASE_URL: database, PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET'],
])('%j stops the start and names the variable', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name)
})
