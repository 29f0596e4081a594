import { describe, expect, test } from 'vitest'
import { entriesBackTo, followBrowser, followWizard, readMarker } from './browser-history.ts'

const at = (depth: number, run = 'one') => ({ run, depth })
const marker = (depth: number, base = 0, run = 'one') => ({ run, depth, base })

describe('after a browser navigation', () => {
  test('the wizard goes to the depth of that entry', () => {
    expect(followBrowser(marker(2), at(3))).toEqual({ type: 'walk', depth: 2 })
    expect(followBrowser(marker(3), at(3))).toEqual({ type: 'none' })
  })

  test("an entry without a marker, or of an older run, gets the wizard's place", () => {
    const replace = { type: 'replace', marker: marker(3, 3) }
    expect(followBrowser(null, at(3))).toEqual(replace)
    expect(followBrowser(marker(5, 0, 'old'), at(3))).toEqual(replace)
  })
})

describe('after a wizard navigation', () => {
  test('a step forward pushes an entry', () => {
    expect(followWizard(marker(2, 1), at(3))).toEqual({ type: 'push', marker: marker(3, 1) })
  })

  test('several steps forward push an entry each', () => {
    expect(followWizard(marker(2, 1), at(5))).toEqual({ type: 'push', marker: marker(3, 1) })
  })

  test('a step back that the browser did not make replaces the entry', () => {
    expect(followWizard(marker(2, 2), at(1))).toEqual({ type: 'replace', marker: marker(1, 1) })
  })

  test('a new run pushes an entry that cannot be gone back beyond', () => {
    expect(followWizard(marker(7), at(0, 'two'))).toEqual({
      type: 'push',
      marker: marker(0, 0, 'two'),
    })
  })
})

test('the browser goes back to an earlier place only if its history contains it', () => {
  const back = (depth: number, from: Parameters<typeof entriesBackTo>[1]): number | null =>
    entriesBackTo(depth, from)
  expect(back(2, { marker: marker(3, 1), position: at(3) })).toBe(1)
  expect(back(1, { marker: marker(3, 1), position: at(3) })).toBe(2)
  expect(back(0, { marker: marker(3, 1), position: at(3) })).toBeNull()
  expect(back(0, { marker: marker(1, 1), position: at(1) })).toBeNull()
  expect(back(2, { marker: marker(3, 1, 'old'), position: at(3) })).toBeNull()
  expect(back(2, { marker: null, position: at(3) })).toBeNull()
})

test('a state without a marker is ignored', () => {
  expect(readMarker({ wizard: marker(1) })).toEqual(marker(1))
  expect(readMarker(null)).toBeNull()
  expect(readMarker({ wizard: { run: 'one' } })).toBeNull()
})
