import { describe, expect, test } from 'vitest'
import type { BasketEntry } from '#src/contract/basket.ts'
import { anItem, aQuestion, aService } from '#src/testing/catalogue.ts'
import {
  back,
  canGoBack,
  currentAnswer,
  draft,
  forward,
  initialState,
  next,
  startForEntry,
  type WizardState,
} from './flow.ts'

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

/** At the second question, the first answered with no. */
function atSecondQuestion(): WizardState {
  const list = next(startForEntry(entry, item), {
    type: 'choose-service-type',
    serviceType: 'alteration',
  })
  const first = next(list, { type: 'choose-service', service: item.services[0] ?? aService('x') })
  return next(first, { type: 'answer-option', optionId: 'a.no' })
}

describe('Back', () => {
  test('goes to the step before and keeps what was answered there', () => {
    const state = back(atSecondQuestion())
    expect(state.place).toEqual({ step: 'service-question', questionId: 'a' })
    expect(currentAnswer(state)?.answerId).toBe('a.no')
  })

  test('without history goes to the item category, or to the service type of a basket entry', () => {
    expect(back(initialState).place.step).toBe('item-category')
    expect(back(startForEntry(entry, item)).place.step).toBe('service-type')
  })

  test('is offered when there is history and the step is not add more', () => {
    expect(canGoBack(initialState)).toBe(false)
    expect(canGoBack(atSecondQuestion())).toBe(true)
    const place = { step: 'add-more', questionId: null } as const
    expect(canGoBack({ ...atSecondQuestion(), place })).toBe(false)
  })

  test('is undone by Forward until something else is done', () => {
    const state = atSecondQuestion()
    expect(forward(back(state))).toEqual(state)
    const elsewhere = next(back(state), { type: 'answer-option', optionId: 'a.yes' })
    expect(forward(elsewhere)).toBe(elsewhere)
  })
})

describe('choosing anew after Back', () => {
  test('drops the answers that are no longer asked for', () => {
    const answered = next(atSecondQuestion(), { type: 'answer-option', optionId: 'b.yes' })
    const again = next(back(back(answered)), { type: 'answer-option', optionId: 'a.yes' })
    expect(again.answers.map(({ answerId }) => answerId)).toEqual(['a.yes'])
    expect(again.place.step).toBe('fitting-choice')
  })

  test('keeps everything when the same is chosen again', () => {
    const state = atSecondQuestion()
    const service = item.services[0] ?? aService('x')
    const again = next(back(back(state)), { type: 'choose-service', service })
    expect(again.answers).toEqual(state.answers)
  })
})

test('a text that was changed has to be sent on: Forward does not go past it', () => {
  const described = next(
    { ...initialState, item, place: { step: 'item-description', questionId: null } },
    { type: 'write', text: 'Blue' },
  )
  const emptied = draft(back(described), '')
  expect(forward(emptied).place.step).toBe('item-description')
  expect(emptied.itemDescription).toBe('')
})
