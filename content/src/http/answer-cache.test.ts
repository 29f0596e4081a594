import { describe, expect, test } from 'vitest'
import type { Answer } from './answer-cache.ts'
import { createAnswerCache, readAnswer } from './answer-cache.ts'

function answer(body: string, status = 200): Answer {
  return { status, contentType: 'text/plain', body: Buffer.from(body), etag: `"${body}"` }
}

/** Returns a loader that counts its calls and responds with their number. */
function counter(status = 200): { calls: number; load: () => Promise<Answer> } {
  const state = {
    calls: 0,
    load: async () => {
      state.calls += 1
      return answer(String(state.calls), status)
    },
  }
  return state
}

describe('the response cache', () => {
  test('keeps a response until its maximum age', async () => {
    let time = 1000
    const cache = createAnswerCache({ maxAge: 5000, now: () => time })
    const { load } = counter()
    await cache.get('/a', load)
    time = 5999
    expect((await cache.get('/a', load)).body.toString()).toBe('1')
    time = 6001
    expect((await cache.get('/a', load)).body.toString()).toBe('2')
  })

  test('loads once for concurrent requests', async () => {
    const cache = createAnswerCache()
    const source = counter()
    await Promise.all([cache.get('/a', source.load), cache.get('/a', source.load)])
    expect(source.calls).toBe(1)
  })

  test('forgets everything on a change, including loads in progress', async () => {
    const cache = createAnswerCache()
    const slow = Promise.withResolvers<Answer>()
    const stale = cache.get('/a', () => slow.promise)
    cache.clear()
    slow.resolve(answer('before the change'))
    expect((await stale).body.toString()).toBe('before the change')
    const fresh = await cache.get('/a', async () => answer('after the change'))
    expect(fresh.body.toString()).toBe('after the change')
  })

  test('does not cache a failed load', async () => {
    const cache = createAnswerCache()
    await expect(cache.get('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect((await cache.get('/a', async () => answer('up'))).body.toString()).toBe('up')
  })

  test('caches only successes', async () => {
    const cache = createAnswerCache()
    const source = counter(404)
    await cache.get('/a', source.load)
    await cache.get('/a', source.load)
    expect(source.calls).toBe(2)
  })

  test('[X5] evicts the oldest responses when it is full, however small they are', async () => {
    const cache = createAnswerCache({ maxBytes: 8000 })
    const first = counter()
    await cache.get('/first', first.load)
    for (let at = 0; at < 10; at += 1) await cache.get(`/${at}`, async () => answer('ten bytes.'))
    await cache.get('/first', first.load)
    expect(first.calls).toBe(2)
  })
})

test('equal bytes have the same ETag, others a different one', async () => {
  const [one, same, other] = await Promise.all(
    ['jeans', 'jeans', 'skirts'].map((text) => readAnswer(new Response(text))),
  )
  expect(one?.etag).toBe(same?.etag)
  expect(one?.etag).not.toBe(other?.etag)
})
