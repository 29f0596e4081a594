// @vitest-environment happy-dom
import { $basket } from '@darnley/web/session'
import { anEntry } from '@darnley/testing/basket'
import { beforeEach, expect, test } from 'vitest'
import { $isBasketLost, forgetSeenBasket } from './lost-basket.ts'

function show(version: number, basket = [anEntry()]): void {
  const state = $basket.get()
  const server = { ...state.server, version, basket }
  $basket.set({ ...state, status: 'ready', entries: basket, server })
}

beforeEach(() => forgetSeenBasket())

test('[C27] a basket that the api no longer knows is lost', () => {
  show(0, [])
  expect($isBasketLost.get()).toBe(false)
  show(3)
  show(0, [])
  expect($isBasketLost.get()).toBe(true)
  show(1)
  expect($isBasketLost.get()).toBe(false)
})

test('[C27] a basket that was emptied or ordered is not lost', () => {
  show(3)
  show(4, [])
  expect($isBasketLost.get()).toBe(false)
  show(0, [])
  expect($isBasketLost.get()).toBe(false)
})
