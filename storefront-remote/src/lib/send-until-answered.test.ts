import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patience } from '@darnley/testing/patience'
import { sendUntilAnswered } from './send-until-answered.ts'

const lost = Object.assign(new Error('Network Error'), { code: 'Network Error' })
const refused = Object.assign(new Error('Generic Error'), { code: 'Generic Error', status: 409 })

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

interface Line {
  isUp: boolean
  arrived: number
}

const over = (line: Line) => async (): Promise<string> => {
  await Promise.resolve()
  if (!line.isUp) throw lost
  line.arrived += 1
  return 'done'
}

describe('A request during a lost connection', () => {
  it('arrives once, as soon as the connection is back', async () => {
    const line = { isUp: false, arrived: 0 }
    const onWaiting = vi.fn<() => void>()
    const signal = new AbortController().signal
    const sending = sendUntilAnswered(over(line), { onWaiting, signal, pauseMs: 60_000 })
    await vi.waitFor(() => expect(onWaiting).toHaveBeenCalled(), patience.expect.poll)
    line.isUp = true
    page.dispatchEvent(new Event('online'))
    expect(await sending).toBe('done')
    expect(line.arrived).toBe(1)
  })

  it('is retried periodically where the browser reports no change', async () => {
    const line = { isUp: false, arrived: 0 }
    const onWaiting = (): void => {
      line.isUp = true
    }
    const signal = new AbortController().signal
    expect(await sendUntilAnswered(over(line), { onWaiting, signal, pauseMs: 1 })).toBe('done')
  })

  it('is cancelled when the page is left', async () => {
    const leaving = new AbortController()
    const onWaiting = (): void => leaving.abort()
    const sending = sendUntilAnswered(over({ isUp: false, arrived: 0 }), {
      onWaiting,
      signal: leaving.signal,
      pauseMs: 60_000,
    })
    await expect(sending).rejects.toBe(lost)
  })

  it('is not retried after a refusal', async () => {
    const send = vi.fn<() => Promise<never>>(() => Promise.reject(refused))
    const signal = new AbortController().signal
    await expect(sendUntilAnswered(send, { onWaiting: vi.fn<() => void>(), signal })).rejects.toBe(
      refused,
    )
    expect(send).toHaveBeenCalledTimes(1)
  })
})
