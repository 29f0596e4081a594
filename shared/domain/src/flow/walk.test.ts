import { describe, expect, test } from 'vitest'
import type { BasketEntry } from '@darnley/contract/basket'
import { minor } from '#src/money/money.ts'
import { anItem, aQuestion, aService, aSubservice } from '@darnley/testing/catalogue'
import {
  back,
  canGoBack,
  changeEarlier,
  currentAnswer,
  draft,
  forward,
  initialState,
  next,
  startForEntry,
  type FlowEvent,
  type WizardState,
} from './flow.ts'
import { steps } from './steps.ts'

const item = anItem([
  aService('hem', {
    questions: [aQuestion('a'), aQuestion('b', { questionAnswerExclusion: ['a.yes'] })],
  }),
])
const entry: BasketEntry = {
  id: '5f0c1f0e-6f2b-4c5e-9d0e-0a3f6a2a9b10',
  itemCategory: { id: 'trousers', name: 'Trousers' },
  item: { id: 'jeans', name: 'Jeans', coverImage: null },
  itemDescription: 'Blue',
  serviceDetails: [],
}

/** A state at the second question, with the first answered with no. */
function atSecondQuestion(): WizardState {
  const list = next(startForEntry(entry, item), {
    type: 'choose-service-type',
    serviceType: 'alteration',
  })
  const first = next(list, { type: 'choose-service', service: item.services[0] ?? aService('x') })
  return next(first, { type: 'answer-option', optionId: 'a.no' })
}

describe('Back', () => {
  test('goes to the previous step and keeps its answer', () => {
    const state = back(atSecondQuestion())
    expect(state.place).toEqual({ step: 'service-question', questionId: 'a' })
    expect(currentAnswer(state)?.answerId).toBe('a.no')
  })

  test('without history goes to the item category, or to the service type for a basket entry', () => {
    expect(back(initialState).place.step).toBe('item-category')
    expect(back(startForEntry(entry, item)).place.step).toBe('service-type')
  })

  test('is offered when there is history and the step is not add more', () => {
    expect(canGoBack(initialState)).toBe(false)
    expect(canGoBack(atSecondQuestion())).toBe(true)
    const place = { step: 'add-more', questionId: null } as const
    expect(canGoBack({ ...atSecondQuestion(), place })).toBe(false)
  })

  test('is undone by Forward until another event', () => {
    const state = atSecondQuestion()
    expect(forward(back(state))).toEqual(state)
    const elsewhere = next(back(state), { type: 'answer-option', optionId: 'a.yes' })
    expect(forward(elsewhere)).toBe(elsewhere)
  })
})

describe('choosing again after Back', () => {
  test('drops the answers that no longer apply', () => {
    const answered = next(atSecondQuestion(), { type: 'answer-option', optionId: 'b.yes' })
    const again = next(back(back(answered)), { type: 'answer-option', optionId: 'a.yes' })
    expect(again.answers.map(({ answerId }) => answerId)).toEqual(['a.yes'])
    expect(again.place.step).toBe('fitting-choice')
  })

  test('keeps everything when the choice is the same', () => {
    const state = atSecondQuestion()
    const service = item.services[0] ?? aService('x')
    const again = next(back(back(state)), { type: 'choose-service', service })
    expect(again.answers).toEqual(state.answers)
  })
})

test('at any step an event that needs what is missing stops at a step, and nothing throws', () => {
  const hem = aService('hem')
  const events: FlowEvent[] = [
    { type: 'choose-category', itemCategory: { id: 'any', name: 'Any' } },
    { type: 'choose-item', item },
    { type: 'choose-service-type', serviceType: 'repair' },
    { type: 'choose-service', service: hem },
    { type: 'choose-subservice', subservice: aSubservice('lined') },
    {
      type: 'choose-fitting',
      choice: 'pin_in_store',
      guide: { measure: true, pin: true, match: true },
    },
    { type: 'answer-option', optionId: 'a.no' },
    ...(['added', 'continue', 'not-listed', 'new-item'] as const).map((type) => ({ type })),
    { type: 'write', text: 'Blue' },
  ]
  for (const step of steps)
    for (const event of events) {
      const state = { ...initialState, place: { step, questionId: null } }
      expect(steps).toContain(next(state, event).place.step)
    }
})

test('a changed text has to be submitted: Forward does not skip it', () => {
  const described = next(
    { ...initialState, item, place: { step: 'item-description', questionId: null } },
    { type: 'write', text: 'Blue' },
  )
  const emptied = draft(back(described), '')
  expect(forward(emptied).place.step).toBe('item-description')
  expect(emptied.itemDescription).toBe('')
})

describe('the search', () => {
  const [service = aService('x')] = item.services
  const itemCategory = { id: 'trousers', name: 'Trousers' }
  const description = { type: 'write', text: 'Blue' } as const

  test('asks for the look of the item, and then only for what is unknown', () => {
    const found = next(initialState, { type: 'find', itemCategory, item, service })
    expect(found.place.step).toBe('item-description')
    const asked = next(found, description)
    expect(asked.place).toEqual({ step: 'service-question', questionId: 'a' })
    expect(asked.history.map(({ step }) => step)).toEqual([
      'item-category',
      'item-description',
      'service-type',
      'alteration-list',
    ])
  })

  test('continues with the service type when it led to an item without a service', () => {
    const found = next(initialState, { type: 'find', itemCategory, item, service: null })
    expect(next(found, description).place.step).toBe('service-type')
  })
})

describe('changing an earlier answer', () => {
  const [service = aService('x')] = item.services

  /** Goes back until the history has that many places, to change the answer there. */
  function changing(state: WizardState, depth: number): WizardState {
    let earlier = changeEarlier(state)
    while (earlier.history.length > depth) earlier = back(earlier)
    return earlier
  }

  test('leads back to where the user was, skipping what is known', () => {
    const state = atSecondQuestion()
    const again = next(changing(state, 0), {
      type: 'choose-service-type',
      serviceType: 'alteration',
    })
    expect(again.place).toEqual(state.place)
    expect(again.answers).toEqual(state.answers)
  })

  test("keeps the service when another item has it too, at that item's prices", () => {
    const dearer = { ...service, price: minor(9900) }
    const other = anItem([dearer], { id: 'chinos' })
    const atItem: WizardState = {
      ...initialState,
      ...{ item, service, serviceType: service.serviceType, itemDescription: 'Blue' },
      place: { step: 'item', questionId: null },
    }
    const changed = next(changeEarlier(atItem), { type: 'choose-item', item: other })
    expect(changed.service).toEqual(dearer)
    expect(changed.place).toEqual({ step: 'service-question', questionId: 'a' })
    const without = next(changeEarlier(atItem), {
      type: 'choose-item',
      item: anItem([aService('darn', { serviceType: 'repair' })], { id: 'socks' }),
    })
    expect(without.service).toBeNull()
    expect(without.place.step).toBe('service-type')
  })

  test('asks for the details of another way of fitting', () => {
    const fitted = aService('fit', {
      fittingChoices: [
        { choice: 'measure', recommended: true },
        { choice: 'match', recommended: false },
      ],
    })
    const start = next(startForEntry(entry, anItem([fitted])), {
      type: 'choose-service-type',
      serviceType: 'alteration',
    })
    const guide = { measure: true, pin: true, match: true }
    const notes = [
      { type: 'choose-service', service: fitted } as const,
      { type: 'choose-fitting', choice: 'measure', guide } as const,
      { type: 'continue' } as const,
      { type: 'write', text: '76 cm' } as const,
    ].reduce<WizardState>(next, start)
    expect(notes.place.step).toBe('tailor-notes')
    const same = next(changing(notes, 2), { type: 'choose-fitting', choice: 'measure', guide })
    expect(same.place.step).toBe('tailor-notes')
    const other = next(changing(notes, 2), { type: 'choose-fitting', choice: 'match', guide })
    expect(other.place.step).toBe('fitting-guide')
    expect(next(other, { type: 'continue' }).place.step).toBe('fitting-details')
  })
})
