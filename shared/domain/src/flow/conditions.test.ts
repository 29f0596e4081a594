import { describe, expect, test } from 'vitest'
import {
  anItem,
  aPicture,
  aQuestion,
  aService,
  aSubservice,
  aText,
} from '@darnley/testing/catalogue'
import { conditions } from './conditions.ts'
import { initialState, type WizardState } from './state.ts'

function holding(fields: Partial<WizardState>): string[] {
  const state = { ...initialState, ...fields }
  return Object.entries(conditions).flatMap(([name, holds]) => (holds(state) ? [name] : []))
}

describe('of the conditions', () => {
  test('only the missing service holds before anything is chosen', () => {
    expect(holding({})).toEqual(['no such service exists'])
  })

  test('those of a plain alteration hold once it is chosen', () => {
    const service = aService('hem')
    const item = anItem([aService('darn', { serviceType: 'repair' }), service])
    expect(holding({ item, serviceType: 'alteration', service })).toEqual(['it is an alteration'])
  })

  test('those of a repair that has everything hold together', () => {
    const subservice = aSubservice('recut', { deadEnd: true, questions: [aQuestion('depth')] })
    const service = aService('darn', {
      ...{ serviceType: 'repair', deadEnd: true },
      ...{ questions: [aQuestion('size')], subservices: [subservice] },
      expectations: { keyInfo: aText('It will show.'), exampleImages: [] },
    })
    const chosen = { item: anItem([service]), service, subservice, serviceType: 'repair' } as const
    expect(holding(chosen)).toEqual([
      'repair is chosen',
      'the service is a dead end',
      'a question is left',
      'every available subservice is a dead end',
      'subservices are available',
      'the subservice is a dead end',
      'a question of the subservice is left',
      'there are expectations',
    ])
  })

  test.each([
    ['pin', ['the guide tells how']],
    ['measure', ['it has to be described']],
    ['match', ['the guide tells how', 'it has to be described']],
    ['pin_in_store', []],
  ] as const)('a fitting by %s fulfils %j, with a guide for pin and match', (choice, expected) => {
    const guide = { measure: false, pin: true, match: true }
    const missing = 'no such service exists'
    expect(holding({ fittingChoice: choice, guide })).toEqual([missing, ...expected])
  })

  test('pictures alone are expectations, and an empty section is none', () => {
    const expecting = (captions: string[]): boolean => {
      const exampleImages = captions.map((caption) => ({ image: aPicture(), caption }))
      const service = aService('hem', { expectations: { keyInfo: null, exampleImages } })
      return holding({ service }).includes('there are expectations')
    }
    expect(expecting(['A visible crease'])).toBe(true)
    expect(expecting([])).toBe(false)
  })
})
