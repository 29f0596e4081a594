import { describe, expect, test } from 'vitest'
import { entriesBackTo, followBrowser, followWizard, readMarker } from './browser-history.ts'

const at = (depth: number, run = 'one') => ({ run, depth })
const marker = (depth: number, base = 0, run = 'one') => ({ run, depth, base })

describe('when the browser went to another entry', () => {
  test('the wizard walks to the depth of that entry', () => {
    expect(followBrowser(marker(2), at(3))).toEqual({ type: 'walk', depth: 2 })
    expect(followBrowser(marker(3), at(3))).toEqual({ type: 'none' })
  })

  test('an entry that knows nothing, or of an older run, takes up where the wizard is', () => {
    const replace = { type: 'replace', marker: marker(3, 3) }
    expect(followBrowser(null, at(3))).toEqual(replace)
    expect(followBrowser(marker(5, 0, 'old'), at(3))).toEqual(replace)
  })
})

describe('when the wizard went to another place', () => {
  test('a step on is a new entry', () => {
    expect(followWizard(marker(2, 1), at(3))).toEqual({ type: 'push', marker: marker(3, 1) })
  })

  test('several steps on at once are an entry each', () => {
    expect(followWizard(marker(2, 1), at(5))).toEqual({ type: 'push', marker: marker(3, 1) })
  })

  test('a step back that the browser did not make changes the entry', () => {
    expect(followWizard(marker(2, 2), at(1))).toEqual({ type: 'replace', marker: marker(1, 1) })
  })

  test('a new run is a new entry behind which there is nothing', () => {
    expect(followWizard(marker(7), at(0, 'two'))).toEqual({
      type: 'push',
      marker: marker(0, 0, 'two'),
    })
  })
})

test('an earlier place is left to the browser only where its history holds it', () => {
  const back = (depth: number, from: Parameters<typeof entriesBackTo>[1]): number | null =>
    entriesBackTo(depth, from)
  expect(back(2, { marker: marker(3, 1), position: at(3) })).toBe(1)
  expect(back(1, { marker: marker(3, 1), position: at(3) })).toBe(2)
  expect(back(0, { marker: marker(3, 1), position: at(3) })).toBeNull()
  expect(back(0, { marker: marker(1, 1), position: at(1) })).toBeNull()
  expect(back(2, { marker: marker(3, 1, 'old'), position: at(3) })).toBeNull()
  expect(back(2, { marker: null, position: at(3) })).toBeNull()
})

test('a state that somebody else wrote is no marker', () => {
  expect(readMarker({ wizard: marker(1) })).toEqual(marker(1))
  expect(readMarker(null)).toBeNull()
  expect(readMarker({ wizard: { run: 'one' } })).toBeNull()
})
