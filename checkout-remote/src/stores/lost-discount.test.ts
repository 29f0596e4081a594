// @vitest-environment happy-dom
import { $basket, type BasketState } from '@darnley/web/session'
import { anEntry } from '@darnley/testing/basket'
import { beforeEach, expect, test } from 'vitest'
import { $lostDiscount, forgetDiscount } from './lost-discount.ts'

function show(code: string | null, entries: BasketState['entries'] = [anEntry()]): void {
  const state = $basket.get()
  const server = { ...state.server, discount_code: code }
  $basket.set({ ...state, status: 'ready', entries, server })
}

beforeEach(() => forgetDiscount())

test('[C23] a code that the basket has lost is shown until the customer dismisses it', () => {
  show('WELCOME10')
  expect($lostDiscount.get()).toBeNull()
  show(null)
  expect($lostDiscount.get()).toBe('WELCOME10')
  forgetDiscount()
  expect($lostDiscount.get()).toBeNull()
})

test('[C23] no code is lost when the customer removed it, or the order was placed', () => {
  show('WELCOME10')
  forgetDiscount()
  show(null)
  expect($lostDiscount.get()).toBeNull()
  show('WELCOME10')
  show(null, [])
  show(null)
  expect($lostDiscount.get()).toBeNull()
})
