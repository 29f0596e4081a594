import { expect, it } from 'vitest'
import { testServer } from './test-server.ts'

const superuser = 'postgres://postgres:demonstration@db.internal/postgres'
const runner = 'postgres://api:demonstration@db.internal/api'

it('Tests take the embedded server, or the one of TEST_DATABASE_URL', () => {
  expect(testServer({})).toBeUndefined()
  expect(testServer({ TEST_DATABASE_URL: superuser, DATABASE_URL: runner })).toBe(superuser)
})

it.each([
  [{ DATABASE_URL: runner }, 'set TEST_DATABASE_URL to the address of a superuser there'],
  [{ TEST_DATABASE_URL: 'db.internal' }, 'TEST_DATABASE_URL is no address'],
])('Of %j tests say what to set', (environment, words) => {
  expect(() => testServer(environment)).toThrow(words)
})
