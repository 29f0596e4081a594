import { afterEach, expect, it } from 'vitest'
import { hasLeftEntry } from './history-entry.ts'

const before: unknown = history.state
afterEach(() => history.replaceState(before, ''))

it.each([
  ['is the one that is rendered', { idx: 1, key: 'checkout' }, 'checkout', false],
  ['is an earlier one', { idx: 0, key: 'basket' }, 'checkout', true],
  ['is the one that opened the document', { idx: 0 }, 'checkout', true],
  ['is the first one, which is rendered', { idx: 0 }, 'default', false],
  ['is not kept by the router', null, 'checkout', false],
])('an entry was left when the current one %s: %s', (_which, state, key, isLeft) => {
  history.replaceState(state, '')
  expect(hasLeftEntry(key)).toBe(isLeft)
})
