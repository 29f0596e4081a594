import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ServiceDetails } from '#src/contract/basket.ts'
import type { Item } from '#src/contract/content.ts'
import { randomItem } from '#src/testing/random-catalogue.ts'
import {
  back,
  checkServiceDetails,
  currentQuestion,
  currentSubservices,
  fittingOptions,
  forward,
  initialState,
  listedServices,
  next,
  toServiceDetails,
  type FlowEvent,
  type WizardState,
} from './flow.ts'

const serviceId = '5f0c1f0e-6f2b-4c5e-9d0e-0a3f6a2a9b10'
const ends = ['add-more', 'dead-end']
type Choose = <Option>(options: readonly Option[]) => Option

/** What somebody might do at the step they are at. */
function anyEvent(state: WizardState, { item, choose }: { item: Item; choose: Choose }): FlowEvent {
  const { step } = state.place
  if (step === 'item-category')
    return { type: 'choose-category', itemCategory: { id: 'any', name: 'Any' } }
  if (step === 'item') return { type: 'choose-item', item }
  if (step === 'service-type')
    return { type: 'choose-service-type', serviceType: choose(['alteration', 'repair'] as const) }
  if (step === 'alteration-list' || step === 'repair-list') {
    const { usual, upsizing } = listedServices(state)
    return { type: 'choose-service', service: choose([...usual, ...upsizing]) }
  }
  if (step === 'subservice')
    return { type: 'choose-subservice', subservice: choose(currentSubservices(state)) }
  if (step === 'fitting-choice') return anyFitting(state, choose)
  if (step === 'fitting-guide' || step === 'expectations') return { type: 'continue' }
  if (step === 'tailor-notes') return { type: 'added' }
  const question = currentQuestion(state)
  return question?.questionType === 'radio'
    ? { type: 'answer-option', optionId: choose(question.options).id }
    : { type: 'write', text: choose(['Navy', 'Left knee', '76 cm']) }
}

function anyFitting(state: WizardState, choose: Choose): FlowEvent {
  const options = state.service ? fittingOptions(state.service) : []
  const [measure, pin, match] = [
    choose([true, false]),
    choose([true, false]),
    choose([true, false]),
  ]
  return { type: 'choose-fitting', choice: choose(options).choice, guide: { measure, pin, match } }
}

const walks = fc.record({ item: randomItem, choices: fc.infiniteStream(fc.noBias(fc.nat())) })

function chooserOf(choices: Iterator<number>): Choose {
  return (options) => {
    const option = options[Number(choices.next().value) % options.length]
    if (option === undefined) throw new Error('There was nothing to choose from')
    return option
  }
}

test('every walk ends in add more or the dead end, and what it puts into the basket passes the check', () => {
  fc.assert(
    fc.property(walks, ({ item, choices }) => {
      const choose = chooserOf(choices)
      let state = initialState
      let beforeAdding: WizardState | undefined
      for (let moves = 0; !ends.includes(state.place.step); moves += 1) {
        expect(moves).toBeLessThan(100)
        if (state.place.step === 'tailor-notes') beforeAdding = state
        const after = next(state, anyEvent(state, { item, choose }))
        expect(after).not.toBe(state)
        state = after
      }
      if (beforeAdding) expectValid(beforeAdding, item)
    }),
    { numRuns: 400 },
  )
})

test('with Back and Forward thrown in, the same holds', () => {
  fc.assert(
    fc.property(walks, ({ item, choices }) => {
      const choose = chooserOf(choices)
      let state = initialState
      for (let moves = 0; moves < 200 && state.place.step !== 'tailor-notes'; moves += 1) {
        const isOver = ends.includes(state.place.step)
        const move = isOver
          ? 'back'
          : choose(['on', 'on', 'on', 'on', 'back', 'back', 'forward'] as const)
        if (move === 'on') state = next(state, anyEvent(state, { item, choose }))
        if (move === 'back') state = back(state)
        if (move === 'forward') state = forward(state)
      }
      if (state.place.step === 'tailor-notes') expectValid(state, item)
    }),
    { numRuns: 400 },
  )
})

test('Back returns to the place before from everywhere', () => {
  fc.assert(
    fc.property(walks, ({ item, choices }) => {
      const choose = chooserOf(choices)
      let state = initialState
      while (!ends.includes(state.place.step) && state.place.step !== 'tailor-notes') {
        const after = next(state, anyEvent(state, { item, choose }))
        expect(back(after).place).toEqual(state.place)
        expect(back(after).history).toEqual(state.history)
        state = after
      }
    }),
    { numRuns: 200 },
  )
})

function expectValid(state: WizardState, item: Item): void {
  const details = ServiceDetails.parse(toServiceDetails(state, serviceId))
  const service = item.services.find(({ id }) => id === details.service.id)
  expect(service && checkServiceDetails({ item, service, details })).toEqual([])
}
