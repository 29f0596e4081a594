import { Review } from '@darnley/contract/content'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

const review = { author: 'Ada B.', words: 'As I asked for it.', rating: 5, writtenOn: '2026-10-02' }

async function read(): Promise<Review[]> {
  const answer = await app.get('/api/reviews?depth=0&limit=12&sort=sortOrder')
  return ((await answer.json()) as { docs: unknown[] }).docs.map((each) => Review.parse(each))
}

test('there are none until an editor publishes one', async () => {
  expect(await read()).toEqual([])
  await app.payload.create({ collection: 'reviews', draft: true, data: review })
  await app.payload.create({
    collection: 'reviews',
    data: { ...review, author: 'Grace H.', _status: 'published' },
  })
  await expect.poll(async () => (await read()).map(({ author }) => author)).toEqual(['Grace H.'])
})

test('stars beyond five and a link to anything but a page are refused', async () => {
  const wrong = { ...review, rating: 6, source: 'javascript:alert(1)', _status: 'published' }
  const saved = app.payload.create({ collection: 'reviews', data: wrong })
  await expect(saved).rejects.toMatchObject({
    data: { errors: [{ path: 'rating' }, { path: 'source' }] },
  })
})
