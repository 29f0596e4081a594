import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { patience } from '@darnley/testing/patience'
import { json, startUpstream } from '#src/testing/upstream.ts'
import { followEnding } from './readiness.ts'
import { createUpstreams } from './upstreams.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const asked = (upstreams: { next(): string }): Set<string> =>
  new Set(Array.from({ length: 6 }, () => upstreams.next()))

describe('Of several processes of the api', () => {
  it('one that ends is asked last, and in turn again when it is back', () => {
    const upstreams = createUpstreams(['one', 'two'])
    upstreams.setStanding('one', 'ends')
    expect(asked(upstreams)).toEqual(new Set(['two']))
    upstreams.setStanding('two', 'ends')
    expect(asked(upstreams)).toEqual(new Set(['one', 'two']))
    upstreams.setStanding('one', 'serves')
    expect(asked(upstreams)).toEqual(new Set(['one']))
  })

  it('[F63] one that ends is asked before one that is gone or has just failed', () => {
    const upstreams = createUpstreams(['one', 'two'])
    upstreams.setStanding('one', 'ends')
    upstreams.setStanding('two', 'gone')
    expect(asked(upstreams)).toEqual(new Set(['one']))
    upstreams.setStanding('two', 'serves')
    upstreams.failed('two')
    expect(asked(upstreams)).toEqual(new Set(['one']))
    upstreams.setStanding('one', 'gone')
    expect(asked(upstreams)).toEqual(new Set(['one', 'two']))
  })

  it('[F63] one that says that it ends is left alone before it closes its port', async () => {
    const [first, second] = await Promise.all([startUpstream(json({})), startUpstream(json({}))])
    closing.push(first.close, second.close)
    const addresses = [first.url, second.url]
    const upstreams = createUpstreams(addresses)
    const following = followEnding({ upstreams, addresses, every: 20 })
    closing.push(following.stop)
    await vi.waitFor(() => expect(second.requests.length).toBeGreaterThan(0), patience.expect.poll)
    expect(asked(upstreams)).toEqual(new Set(addresses))
    first.answer((_request, response) =>
      response.writeHead(503).end(JSON.stringify({ status: 'draining' })),
    )
    await vi.waitFor(
      () => expect(asked(upstreams)).toEqual(new Set([second.url])),
      patience.expect.poll,
    )
  })

  it('one that only waits for its database goes on being asked', async () => {
    const [first, second] = await Promise.all([startUpstream(json({})), startUpstream(json({}))])
    closing.push(first.close, second.close)
    const addresses = [first.url, second.url]
    const upstreams = createUpstreams(addresses)
    first.answer((_request, response) =>
      response.writeHead(503).end(JSON.stringify({ status: 'unavailable' })),
    )
    const following = followEnding({ upstreams, addresses, every: 20 })
    closing.push(following.stop)
    await vi.waitFor(() => expect(first.requests.length).toBeGreaterThan(2), patience.expect.poll)
    expect(asked(upstreams)).toEqual(new Set(addresses))
  })

  it('one that accepts requests and never answers is left alone, and asked again when it does', async () => {
    const [first, second] = await Promise.all([startUpstream(json({})), startUpstream(json({}))])
    closing.push(first.close, second.close)
    const addresses = [first.url, second.url]
    const upstreams = createUpstreams(addresses)
    first.answer(() => undefined)
    const following = followEnding({ upstreams, addresses, every: 20, gone: 200 })
    closing.push(following.stop)
    await vi.waitFor(
      () => expect(asked(upstreams)).toEqual(new Set([second.url])),
      patience.expect.poll,
    )
    first.answer(json({}))
    await vi.waitFor(
      () => expect(asked(upstreams)).toEqual(new Set(addresses)),
      patience.expect.poll,
    )
  })

  it('one that answers late is not left alone, and has one question at a time', async () => {
    const [first, second] = await Promise.all([startUpstream(json({})), startUpstream(json({}))])
    closing.push(first.close, second.close)
    const addresses = [first.url, second.url]
    const upstreams = createUpstreams(addresses)
    const answers: (() => void)[] = []
    first.answer((_request, response) => void answers.push(() => void response.end('{}')))
    const setStanding = vi.spyOn(upstreams, 'setStanding')
    const following = followEnding({ upstreams, addresses, every: 20 })
    closing.push(following.stop)
    await vi.waitFor(() => expect(second.requests.length).toBeGreaterThan(5), patience.expect.poll)
    expect(answers).toHaveLength(1)
    answers[0]?.()
    await vi.waitFor(
      () => expect(setStanding).toHaveBeenCalledWith(first.url, 'serves'),
      patience.expect.poll,
    )
    expect(setStanding).not.toHaveBeenCalledWith(first.url, 'gone')
  })

  it('a single one is not asked whether it ends', async () => {
    const only = await startUpstream(json({}))
    closing.push(only.close)
    const addresses = [only.url]
    closing.push(followEnding({ upstreams: createUpstreams(addresses), addresses, every: 5 }).stop)
    await sleep(60)
    expect(only.requests).toHaveLength(0)
  })
})
