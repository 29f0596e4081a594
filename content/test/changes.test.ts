import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { LiveApp } from './support/live-app.ts'
import { startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

async function version(): Promise<string> {
  const response = await app.get('/changes')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return ((await response.json()) as { version: string }).version
}

test('the version of the content changes with each published change, and otherwise stays', async () => {
  const first = await version()
  expect(await version()).toBe(first)
  await app.payload.update({ collection: 'services', id: 'shorten-hem', data: { price: 1700 } })
  const second = await version()
  expect(second).not.toBe(first)
  await app.payload.update({ collection: 'faq', id: 'how-long', data: { answer: 'A week.' } })
  expect(await version()).not.toBe(second)
})
