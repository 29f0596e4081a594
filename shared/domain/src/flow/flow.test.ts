import { describe, expect, test } from 'vitest'
import type { Service } from '@darnley/contract/content'
import { anItem, aQuestion, aService, aSubservice, aText } from '@darnley/testing/catalogue'
import { initialState, next, type FlowEvent, type GuideContent, type WizardState } from './flow.ts'

const noGuide: GuideContent = { measure: false, pin: false, match: false }
const wholeGuide: GuideContent = { measure: true, pin: true, match: true }

function walk(state: WizardState, ...events: FlowEvent[]): WizardState {
  return events.reduce(next, state)
}

function stepAfter(state: WizardState, ...events: FlowEvent[]): string {
  const { step, questionId } = walk(state, ...events).place
  return questionId === null ? step : `${step} ${questionId}`
}

const write = (text: string): FlowEvent => ({ type: 'write', text })
const answer = (optionId: string): FlowEvent => ({ type: 'answer-option', optionId })

/** A state at the list of the service's type, about to choose the service. */
function atList(service: Service): WizardState {
  return walk(
    initialState,
    { type: 'choose-category', itemCategory: { id: 'trousers', name: 'Trousers' } },
    { type: 'choose-item', item: anItem([service]) },
    write('Blue denim'),
    { type: 'choose-service-type', serviceType: service.serviceType },
  )
}

function chosen(fields: Partial<Service>): WizardState {
  const service = aService('hem', fields)
  return next(atList(service), { type: 'choose-service', service })
}

/** A state past the repair location, where a repair's questions begin. */
function located(fields: Partial<Service>): WizardState {
  return next(chosen({ serviceType: 'repair', ...fields }), write('Left knee'))
}

describe('your item', () => {
  const category: FlowEvent = {
    type: 'choose-category',
    itemCategory: { id: 'trousers', name: 'Trousers' },
  }
  const item: FlowEvent = { type: 'choose-item', item: anItem([]) }

  test('goes from category to item to description to service type', () => {
    expect(stepAfter(initialState)).toBe('item-category')
    expect(stepAfter(initialState, category)).toBe('item')
    expect(stepAfter(initialState, category, item)).toBe('item-description')
    expect(stepAfter(initialState, category, item, write('Red'))).toBe('service-type')
  })

  test('does not go on with an empty description', () => {
    expect(stepAfter(initialState, category, item, write('  '))).toBe('item-description')
  })

  test('goes to the unavailable service when the item is not listed', () => {
    expect(stepAfter(initialState, category, { type: 'not-listed' })).toBe('unavailable-service')
  })

  test('ignores events of another step', () => {
    expect(walk(initialState, item)).toBe(initialState)
  })
})

describe('service type', () => {
  test('goes to the list of that type', () => {
    expect(atList(aService('hem')).place.step).toBe('alteration-list')
    expect(atList(aService('darn', { serviceType: 'repair' })).place.step).toBe('repair-list')
  })

  test('goes to the dead end when no services exist for the type', () => {
    const back = { ...atList(aService('hem')), place: { step: 'service-type', questionId: null } }
    const event: FlowEvent = { type: 'choose-service-type', serviceType: 'repair' }
    expect(next(back as WizardState, event).place.step).toBe('dead-end')
  })
})

describe('an alteration', () => {
  const questions = [aQuestion('finish')]
  const subservices = [aSubservice('lined')]

  test('that is a dead end goes to the dead end, whatever else the service has', () => {
    expect(chosen({ deadEnd: true, questions }).place.step).toBe('dead-end')
  })

  test('asks its questions, else offers its subservices, else goes to the fitting choice', () => {
    expect(stepAfter(chosen({ questions, subservices }))).toBe('service-question finish')
    expect(stepAfter(chosen({ subservices }))).toBe('subservice')
    expect(stepAfter(chosen({}))).toBe('fitting-choice')
  })

  test('goes from the last question to the subservices, else to the fitting choice', () => {
    expect(stepAfter(chosen({ questions, subservices }), answer('finish.yes'))).toBe('subservice')
    expect(stepAfter(chosen({ questions }), answer('finish.yes'))).toBe('fitting-choice')
  })
})

describe('[C19] subservices of which none can be booked', () => {
  const subservices = [aSubservice('recut', { deadEnd: true })]
  const questions = [aQuestion('size')]

  test('are skipped: the flow goes to the dead end', () => {
    expect(stepAfter(chosen({ subservices }))).toBe('dead-end')
    expect(stepAfter(located({ subservices }))).toBe('dead-end')
    expect(stepAfter(chosen({ questions, subservices }), answer('size.yes'))).toBe('dead-end')
  })

  test('are asked for when at least one can be booked', () => {
    expect(stepAfter(chosen({ subservices: [...subservices, aSubservice('lined')] }))).toBe(
      'subservice',
    )
  })

  test('are skipped when an answer excludes the last bookable one', () => {
    const hidden = aSubservice('lined', { questionAnswerExclusion: ['size.yes'] })
    const state = chosen({ questions, subservices: [...subservices, hidden] })
    expect(stepAfter(state, answer('size.yes'))).toBe('dead-end')
    expect(stepAfter(state, answer('size.no'))).toBe('subservice')
  })
})

describe('a repair', () => {
  const questions = [aQuestion('size')]
  const subservices = [aSubservice('patch')]

  test('asks for its location first and requires it', () => {
    const state = chosen({ serviceType: 'repair', questions })
    expect(stepAfter(state)).toBe('repair-location')
    expect(stepAfter(state, write(' '))).toBe('repair-location')
  })

  test('then asks its questions, else offers its subservices, else goes to the tailor notes', () => {
    expect(stepAfter(located({ questions }))).toBe('service-question size')
    expect(stepAfter(located({ subservices }))).toBe('subservice')
    expect(stepAfter(located({}))).toBe('tailor-notes')
  })

  test('goes from the last question or subservice to the tailor notes', () => {
    expect(stepAfter(located({ questions }), answer('size.no'))).toBe('tailor-notes')
    const subservice = aSubservice('patch')
    expect(stepAfter(located({ subservices }), { type: 'choose-subservice', subservice })).toBe(
      'tailor-notes',
    )
  })
})

describe('questions', () => {
  test('are asked one at a time', () => {
    const state = chosen({ questions: [aQuestion('a'), aQuestion('b')] })
    expect(stepAfter(state)).toBe('service-question a')
    expect(stepAfter(state, answer('a.yes'))).toBe('service-question b')
  })

  test('are skipped when an earlier answer excludes them', () => {
    const hidden = aQuestion('b', { questionAnswerExclusion: ['a.yes'] })
    const state = chosen({ questions: [aQuestion('a'), hidden, aQuestion('c')] })
    expect(stepAfter(state, answer('a.yes'))).toBe('service-question c')
    expect(stepAfter(state, answer('a.no'))).toBe('service-question b')
  })

  test('take a text only when it is not empty, and an option only when it is offered', () => {
    const state = chosen({ questions: [aQuestion('a', { questionType: 'text', options: [] })] })
    expect(stepAfter(state, write(' '))).toBe('service-question a')
    expect(stepAfter(state, write('Navy'))).toBe('fitting-choice')
    const radio = chosen({ questions: [aQuestion('a')] })
    expect(stepAfter(radio, answer('b.yes'))).toBe('service-question a')
    expect(stepAfter(radio, write('Navy'))).toBe('service-question a')
  })

  test('filter the subservices', () => {
    const only = aSubservice('s', { questionAnswerExclusion: ['a.yes'] })
    const state = chosen({ questions: [aQuestion('a')], subservices: [only] })
    expect(stepAfter(state, answer('a.yes'))).toBe('fitting-choice')
    expect(stepAfter(state, answer('a.no'))).toBe('subservice')
  })
})

describe('a subservice', () => {
  function afterChoosing(subservice: ReturnType<typeof aSubservice>): WizardState {
    return next(chosen({ subservices: [subservice] }), { type: 'choose-subservice', subservice })
  }

  test('that is a dead end goes to the dead end', () => {
    expect(stepAfter(afterChoosing(aSubservice('s', { deadEnd: true })))).toBe('dead-end')
  })

  test('asks its own questions and then goes to the fitting choice', () => {
    const state = afterChoosing(aSubservice('s', { questions: [aQuestion('q')] }))
    expect(stepAfter(state)).toBe('subservice-question q')
    expect(stepAfter(state, answer('q.yes'))).toBe('fitting-choice')
    expect(stepAfter(afterChoosing(aSubservice('s')))).toBe('fitting-choice')
  })
})

describe('fitting', () => {
  const fittingChoices = (['measure', 'pin', 'match'] as const).map((choice) => ({
    choice,
    recommended: false,
  }))
  const fit = (
    choice: 'measure' | 'pin' | 'match' | 'pin_in_store',
    guide: GuideContent,
  ): FlowEvent => ({ type: 'choose-fitting', choice, guide })

  test.each([
    ['measure', wholeGuide, 'fitting-guide'],
    ['measure', noGuide, 'fitting-details'],
    ['pin', wholeGuide, 'fitting-guide'],
    ['pin', noGuide, 'tailor-notes'],
    ['match', wholeGuide, 'fitting-guide'],
    ['match', noGuide, 'fitting-details'],
    ['pin_in_store', wholeGuide, 'tailor-notes'],
    ['pin_in_store', noGuide, 'tailor-notes'],
  ] as const)('by %s with %o goes to %s', (choice, guide, step) => {
    expect(stepAfter(chosen({ fittingChoices }), fit(choice, guide))).toBe(step)
  })

  test.each([
    ['measure', 'fitting-details'],
    ['match', 'fitting-details'],
    ['pin', 'tailor-notes'],
  ] as const)('goes from the guide for %s to %s', (choice, step) => {
    const state = chosen({ fittingChoices })
    expect(stepAfter(state, fit(choice, wholeGuide), { type: 'continue' })).toBe(step)
  })

  test('details need a text and lead to the tailor notes', () => {
    const state = next(chosen({ fittingChoices }), fit('measure', noGuide))
    expect(stepAfter(state, write(''))).toBe('fitting-details')
    expect(stepAfter(state, write('76 cm'))).toBe('tailor-notes')
  })

  test('offers the ways that the service lists, plus in person', () => {
    expect(stepAfter(chosen({}), fit('measure', noGuide))).toBe('fitting-choice')
    expect(stepAfter(chosen({}), fit('pin_in_store', noGuide))).toBe('tailor-notes')
  })
})

describe('after adding to the basket', () => {
  const keyInfo = aText('The crease will show.')

  test('goes to add more, and first to the expectations if there are any', () => {
    expect(stepAfter(located({}), { type: 'added' })).toBe('add-more')
    const state = next(located({ expectations: { keyInfo, exampleImages: [] } }), { type: 'added' })
    expect(stepAfter(state)).toBe('expectations')
    expect(state.history).toEqual([])
    expect(stepAfter(state, { type: 'continue' })).toBe('add-more')
    // An expectation that was cleared in the editor leaves an empty document.
    for (const empty of [null, aText(' ')])
      expect(
        stepAfter(located({ expectations: { keyInfo: empty, exampleImages: [] } }), {
          type: 'added',
        }),
      ).toBe('add-more')
  })

  test('a new item starts with a blank state', () => {
    expect(walk(located({}), { type: 'added' }, { type: 'new-item' })).toEqual(initialState)
  })
})
