import { afterEach, expect, it, vi } from 'vitest'
import { loggedOut } from '@darnley/contract/page-events'
import { anEntry } from '@darnley/testing/basket'
import { MemoryStorage } from '#src/testing/memory-storage.ts'
import { $basket } from './basket.ts'
import { forgetCustomer } from './forget-customer.ts'

afterEach(() => vi.unstubAllGlobals())

it('forgetting a customer clears storages and basket, and tells the page', () => {
  const [tab, browser, page] = [new MemoryStorage(), new MemoryStorage(), new EventTarget()]
  const told = vi.fn<() => void>()
  page.addEventListener(loggedOut, told)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', browser)
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  tab.setItem('checkout-form', 'Amara Osei')
  browser.setItem('booking-wizard:1', 'Blue denim')
  $basket.set({ ...$basket.get(), entries: [anEntry()] })
  forgetCustomer()
  expect([tab, browser].map(Object.keys)).toEqual([[], []])
  expect($basket.get().entries).toEqual([])
  expect(told).toHaveBeenCalledTimes(1)
})
