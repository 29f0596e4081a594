import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from './pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[C45] a pause rejects at once when its signal is already aborted', async () => {
  const reason = new Error('the page was left')
  await expect(pause(60_000, AbortSignal.abort(reason))).rejects.toBe(reason)
  expect(vi.getTimerCount()).toBe(0)
})

test('a pause rejects when its signal is aborted meanwhile, and clears its timer', async () => {
  const leaving = new AbortController()
  const waiting = pause(60_000, leaving.signal)
  leaving.abort(new Error('the page was left'))
  await expect(waiting).rejects.toThrow('the page was left')
  expect(vi.getTimerCount()).toBe(0)
})

test('a pause ends after its time and stops listening to its signal', async () => {
  const { signal } = new AbortController()
  const removed = vi.spyOn(signal, 'removeEventListener')
  const waiting = pause(1000, signal)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(waiting).resolves.toBeUndefined()
  expect(removed).toHaveBeenCalledOnce()
})
