import { expect, test } from 'vitest'
import { everyWay } from '#src/testing/checkout.ts'
import { suggestionFor } from './use-way-choice.ts'

const offer = { there: everyWay, back: everyWay.filter(({ outbound }) => outbound !== null) }
const nothing = { inbound: null, outbound: null, inStoreType: null }

test('what is open is suggested, and marked as suggested', () => {
  expect(suggestionFor(nothing, offer)).toEqual({
    inbound: 'RMTracked24Collection',
    outbound: 'RMTracked24',
    suggested: ['inbound', 'outbound'],
  })
})

test('a suggestion follows a postcode that is nearer to a drop-off point', () => {
  const there = everyWay.map((way) =>
    way.name === 'WFStratford' && way.point ? { ...way, point: { ...way.point, miles: 0.5 } } : way,
  )
  const before = { ...nothing, ...suggestionFor(nothing, offer) }
  expect(suggestionFor(before, { ...offer, there })).toMatchObject({
    inbound: 'WFStratford',
    outbound: 'WFStratford',
  })
})

test('the customer’s own choices stay, even when they are no longer offered', () => {
  const chosen = { ...nothing, inbound: 'Evermile', outbound: 'DPD' } as const
  expect(suggestionFor(chosen, offer)).toBeNull()
})

test('the way back waits until a way there that is no longer offered is chosen again', () => {
  const chosen = { ...nothing, inbound: 'Evermile', outbound: 'Evermile' } as const
  const without = (ways: typeof everyWay): typeof everyWay =>
    ways.filter(({ name }) => name !== 'Evermile')
  expect(
    suggestionFor(
      { ...chosen, suggested: ['outbound'] },
      { there: without(offer.there), back: without(offer.back) },
    ),
  ).toBeNull()
})

test('nothing is suggested where nothing is offered', () => {
  expect(suggestionFor(nothing, { there: [], back: [] })).toBeNull()
})
