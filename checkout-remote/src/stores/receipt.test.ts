// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

type Store = typeof import('./receipt.ts')

/** Another page of the same tab. */
async function open(): Promise<Store> {
  vi.resetModules()
  return import('./receipt.ts')
}

beforeEach(() => sessionStorage.clear())

test('F17 a page that is older than the receipt still finds it', async () => {
  const { lastReceipt } = await open()
  expect(lastReceipt()).toBeNull()
  const { rememberReceipt } = await open()
  rememberReceipt('a-token')
  expect(lastReceipt()).toBe('a-token')
})

test('F54 with storage full the page itself remembers it', async () => {
  const { lastReceipt, rememberReceipt } = await open()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberReceipt('a-token')
  expect(lastReceipt()).toBe('a-token')
  full.mockRestore()
})
