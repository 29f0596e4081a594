import { describe, expect, test } from 'vitest'
import { followBrowser, followWizard, isBackInBrowser, readMarker } from './browser-history.ts'

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

test('Back is left to the browser only where its entry before is the place before', () => {
  expect(isBackInBrowser(marker(3, 1), at(3))).toBe(true)
  expect(isBackInBrowser(marker(1, 1), at(1))).toBe(false)
  expect(isBackInBrowser(marker(3, 1, 'old'), at(3))).toBe(false)
  expect(isBackInBrowser(null, at(3))).toBe(false)
})

test('a state that somebody else wrote is no marker', () => {
  expect(readMarker({ wizard: marker(1) })).toEqual(marker(1))
  expect(readMarker(null)).toBeNull()
  expect(readMarker({ wizard: { run: 'one' } })).toBeNull()
})
