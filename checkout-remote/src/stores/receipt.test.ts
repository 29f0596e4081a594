// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Another page of the same tab. */
async function open() {
  vi.resetModules()
  return { ...(await import('./receipt.ts')), ...(await import('./checkout-run.ts')) }
}

beforeEach(() => sessionStorage.clear())

test('[F17] a page that is older than the receipt still finds it', async () => {
  const before = await open()
  const run = before.currentRun()
  before.noteOrder('a-token')
  expect(before.receiptOf(run)).toBeNull()
  const { notePlaced } = await open()
  expect(notePlaced('a-token')).toBe(true)
  expect(before.receiptOf(run)).toBe('a-token')
})

test('[C27] a checkout does not find the receipt of another order', async () => {
  const { currentRun, endRun, noteOrder, notePlaced, receiptOf } = await open()
  const first = currentRun()
  noteOrder('first')
  notePlaced('first')
  endRun()
  const second = currentRun()
  noteOrder('second')
  expect(receiptOf(first)).toBe('first')
  expect(receiptOf(second)).toBeNull()
})

test('[C27] reopening an older receipt does not end a checkout in progress', async () => {
  const { endRun, noteOrder, notePlaced } = await open()
  noteOrder('first')
  expect(notePlaced('first')).toBe(true)
  endRun()
  noteOrder('second')
  expect(notePlaced('first')).toBe(false)
  expect(notePlaced('of another tab')).toBe(false)
})

test('[F54] the page itself remembers it when storage is full', async () => {
  const { currentRun, noteOrder, notePlaced, receiptOf } = await open()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  noteOrder('a-token')
  notePlaced('a-token')
  expect(receiptOf(currentRun())).toBe('a-token')
  full.mockRestore()
})
