import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ServiceDetails } from '@darnley/contract/basket'
import { linePrice } from '#src/pricing/pricing.ts'
import { chooserOf, randomEvent, walks, type Walk } from '@darnley/testing/random-walk'
import {
  back,
  changeEarlier,
  checkServiceDetails,
  forward,
  initialState,
  next,
  priceSoFar,
  startForLine,
  toBasketEntry,
  toServiceDetails,
  type FlowEvent,
  type Place,
  type WizardState,
} from './flow.ts'

const newIds = {
  entryId: '5f0c1f0e-6f2b-4c5e-9d0e-0a3f6a2a9b11',
  serviceId: '5f0c1f0e-6f2b-4c5e-9d0e-0a3f6a2a9b10',
}
const ends = ['add-more', 'dead-end']
const isOver = ({ place }: WizardState): boolean => ends.includes(place.step)
const isComplete = ({ place }: WizardState): boolean => place.step === 'tailor-notes'

test('every walk ends in add more or the dead end, and its basket line passes the check', () => {
  property((walk) => {
    const { end, beforeAdding } = walkOn(initialState, walk)
    expect(isOver(end)).toBe(true)
    expect(beforeAdding ? faultsOf(beforeAdding, walk) : []).toEqual([])
  })
})

test('Back returns to the previous step, from every step to the start', () => {
  property((walk) => {
    const places: Place[] = []
    walkOn(initialState, walk, (state) => {
      expect(state.history).toEqual(places)
      places.push(state.place)
      let walked = state
      for (const place of state.history.toReversed()) {
        walked = back(walked)
        expect(walked.place).toEqual(place)
      }
      expect(walked.place).toEqual(initialState.place)
      for (const _ of state.history) walked = forward(walked)
      expect(walked).toEqual(state)
    })
  })
})

test('the price at every step equals the choices added up by @darnley/domain/pricing', () => {
  property((walk) => {
    let chosen: FlowEvent[] = []
    walkOn(
      initialState,
      walk,
      (state) => {
        const details = toServiceDetails(state, newIds.serviceId)
        expect(priceSoFar(state)).toBe(details && linePrice(details))
        expect(priceSoFar(state) ?? 0).toBe(costOf(chosen, walk))
      },
      (event) => {
        chosen = [...chosen, event]
      },
    )
  })
})

test('the basket line contains exactly what was answered', () => {
  property((walk) => {
    const events: FlowEvent[] = []
    const { beforeAdding } = walkOn(initialState, walk, undefined, (event) => events.push(event))
    if (!beforeAdding) return
    const entry = toBasketEntry(beforeAdding, newIds)
    const [details] = entry?.serviceDetails ?? []
    const given = events.flatMap((event) => {
      if (event.type === 'answer-option') return [event.optionId]
      return event.type === 'write' ? [event.text.trim()] : []
    })
    const written = [
      entry?.itemDescription,
      ...(details?.repairLocation ? [details.repairLocation] : []),
      ...(details?.questionAnswerModifiers ?? []).map(wordsOf),
      ...(details?.subserviceDetails?.questionAnswerModifiers ?? []).map(wordsOf),
      ...(details?.fittingDetails ? [details.fittingDetails] : []),
    ]
    expect(written).toEqual(given)
    const chosen = events.flatMap((event) => {
      if (event.type === 'choose-service') return [event.service.id]
      if (event.type === 'choose-subservice') return [event.subservice.id]
      return event.type === 'choose-fitting' ? [event.choice] : []
    })
    const { service, subserviceDetails, fittingChoice } = details ?? {}
    expect([service?.id, subserviceDetails?.subservice.id, fittingChoice].filter(Boolean)).toEqual(
      chosen,
    )
  })
})

test('the same holds with Back and Forward in between', () => {
  property((walk) => {
    let state = initialState
    for (let moves = 0; moves < 200 && !isComplete(state); moves += 1) {
      const move = isOver(state)
        ? 'back'
        : walk.choose(['on', 'on', 'on', 'on', 'back', 'back', 'forward'] as const)
      if (move === 'on') state = next(state, randomEvent(state, walk))
      if (move === 'back') state = back(state)
      if (move === 'forward') state = forward(state)
    }
    expect(isComplete(state) ? faultsOf(state, walk) : []).toEqual([])
  })
})

test('repeating an earlier answer leads straight back, with nothing changed', () => {
  property((walk) => {
    const given = new Map<string, FlowEvent>()
    const { beforeAdding } = walkOn(initialState, walk, undefined, (event, { place }) =>
      given.set(JSON.stringify(place), event),
    )
    if (!beforeAdding) return
    const earlier = rewound(beforeAdding, walk)
    const event = given.get(JSON.stringify(earlier.place))
    const again = event ? next(earlier, event) : earlier
    expect({ ...again, passed: null, future: [] }).toEqual({ ...beforeAdding, future: [] })
  })
})

test('changing an earlier answer asks only for what is unknown, and still reaches an end', () => {
  property((walk) => {
    const { beforeAdding } = walkOn(initialState, walk)
    if (!beforeAdding) return
    const earlier = rewound(beforeAdding, walk)
    const changed = next(earlier, randomEvent(earlier, walk))
    const { end, beforeAdding: complete } = walkOn(changed, walk)
    expect(isOver(end)).toBe(true)
    expect(complete?.passed ?? null).toBeNull()
    expect(complete ? faultsOf(complete, walk) : []).toEqual([])
  })
})

test('a line that is edited has every answer, and saving it unchanged changes nothing', () => {
  property((walk) => {
    const { beforeAdding } = walkOn(initialState, walk)
    const entry = beforeAdding && toBasketEntry(beforeAdding, newIds)
    const [line] = entry?.serviceDetails ?? []
    if (!entry || !line) return
    const editing = startForLine({ entry, line, item: walk.item, guide: walk.guide })
    expect(isComplete(editing)).toBe(true)
    expect(editing.passed).toBeNull()
    expect(toServiceDetails(editing, line.id)).toEqual(line)
    expect(toBasketEntry(editing, newIds)).toEqual(entry)
  })
})

test('each answer of an edited line can be given again, and the line still passes the check', () => {
  property((walk) => {
    const { beforeAdding } = walkOn(initialState, walk)
    const entry = beforeAdding && toBasketEntry(beforeAdding, newIds)
    const [line] = entry?.serviceDetails ?? []
    if (!entry || !line) return
    const earlier = rewound(startForLine({ entry, line, item: walk.item, guide: walk.guide }), walk)
    const { beforeAdding: changed } = walkOn(next(earlier, randomEvent(earlier, walk)), walk)
    expect(changed ? faultsOf(changed, walk) : []).toEqual([])
    expect(changed?.edited ?? line).toEqual(line)
  })
})

function property(check: (walk: Walk) => void): void {
  fc.assert(
    fc.property(walks, ({ choices, ...walk }) => check({ ...walk, choose: chooserOf(choices) })),
    { numRuns: 300 },
  )
}

/** Takes random steps to the end; fails when the walk is stuck or loops. */
function walkOn(
  start: WizardState,
  walk: Walk,
  look: (state: WizardState) => void = () => {},
  note: (event: FlowEvent, state: WizardState) => void = () => {},
): { end: WizardState; beforeAdding: WizardState | undefined } {
  let state = start
  let beforeAdding: WizardState | undefined
  for (let moves = 0; !isOver(state); moves += 1) {
    expect(moves).toBeLessThan(100)
    if (isComplete(state)) beforeAdding = state
    // Back does not return into what is in the basket.
    if (!beforeAdding) look(state)
    const event = randomEvent(state, walk)
    note(event, state)
    const after = next(state, event)
    expect(after).not.toBe(state)
    state = after
  }
  return { end: state, beforeAdding }
}

/** Goes back to an earlier step, to change its answer. */
function rewound(state: WizardState, { choose }: Walk): WizardState {
  const depth = choose(state.history.map((_, index) => index))
  let earlier = changeEarlier(state)
  while (earlier.history.length > depth) earlier = back(earlier)
  return earlier
}

/** Adds up prices from the catalogue, without the flow's code. */
function costOf(events: readonly FlowEvent[], { item }: Walk): number {
  const options = item.services
    .flatMap(({ questions, subservices }) => [
      ...questions,
      ...subservices.flatMap((subservice) => subservice.questions),
    ])
    .flatMap((question) => question.options)
  return events.reduce((sum, event) => {
    if (event.type === 'choose-service') return sum + event.service.price
    if (event.type === 'choose-subservice') return sum + event.subservice.priceModifier
    if (event.type !== 'answer-option') return sum
    return sum + (options.find(({ id }) => id === event.optionId)?.priceModifier ?? 0)
  }, 0)
}

function wordsOf({ answer, answerId }: { answer: string; answerId: string | null }): string {
  return answerId ?? answer
}

function faultsOf(state: WizardState, { item }: Walk): unknown {
  const details = ServiceDetails.parse(toServiceDetails(state, newIds.serviceId))
  const service = item.services.find(({ id }) => id === details.service.id)
  return service && checkServiceDetails({ item, service, details })
}
