import fc from 'fast-check'
import type { Media, Question, Service, Subservice } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import { describe, expect, it } from 'vitest'
import { priceChosen, readAttributes } from './attributes.ts'

const picture: Media = { id: 'p', url: '/p.svg', alt: '', width: 1, height: 1 }

interface Options {
  readonly prices: readonly number[]
  readonly hiddenBy?: string[]
}

function question(id: string, { prices, hiddenBy = [] }: Options): Question {
  return {
    id,
    question: `${id}?`,
    explainer: null,
    questionType: 'radio',
    options: prices.map((price, index) => ({
      id: `${id}.${index}`,
      answer: `Answer ${index}`,
      priceModifier: minor(price),
      tailorPointsModifier: 0,
    })),
    questionAnswerExclusion: hiddenBy,
  }
}

function subservice(id: string, fields: Partial<Subservice>): Subservice {
  return {
    id,
    name: id,
    priceModifier: minor(0),
    questions: [],
    coverImage: null,
    deadEnd: false,
    questionAnswerExclusion: null,
    ...fields,
  }
}

const service: Service = {
  id: 'hem',
  name: 'Hem',
  description: null,
  price: minor(1801),
  serviceType: 'alteration',
  upsizing: false,
  fittingChoices: [],
  questions: [
    question('look', { prices: [0, 403] }),
    question('depth', { prices: [101, 7], hiddenBy: ['look.0'] }),
  ],
  subservices: [
    subservice('hand', {
      priceModifier: minor(599),
      questions: [question('thread', { prices: [33] })],
      questionAnswerExclusion: ['depth.1'],
    }),
    subservice('machine', {}),
    subservice('never', { deadEnd: true }),
  ],
  coverImage: picture,
  deadEnd: false,
  expectations: null,
  sortOrder: 0,
}

const ALL = ['look.1', 'depth.0', 'hand', 'thread.0']

function priceOf(ids: readonly string[], rate = '1'): ReturnType<typeof priceChosen> {
  const read = readAttributes(service, ids)
  if (read.type === 'error') throw new Error(read.messages.join('; '))
  return priceChosen({ service, chosen: read.chosen, rate })
}

describe('the price of a selection', () => {
  it('is the sum of all its parts, each truncated at the rate', () => {
    expect(priceOf([]).price).toBe(1801)
    expect(priceOf(ALL)).toMatchObject({ base_price: 1801, price: 1801 + 403 + 101 + 599 + 33 })
    expect(priceOf(ALL, '1.25').price).toBe(2251 + 503 + 126 + 748 + 41)
  })

  it('is the sum of its named parts, in any order and at any rate', () => {
    const rate = fc.nat(3_000_000).map((millionths) => (millionths / 1_000_000).toFixed(6))
    const ids = fc
      .subarray(ALL)
      .map((some) => some.filter((id) => id !== 'thread.0' || some.includes('hand')))
      .chain((some) => fc.shuffledSubarray(some, { minLength: some.length }))
    fc.assert(
      fc.property(ids, rate, (chosen, at) => {
        const { price, base_price: base, modifiers } = priceOf(chosen, at)
        expect(price).toBe(modifiers.reduce((sum, part) => sum + part.price, base as number))
        expect(modifiers.map(({ id }) => id).toSorted()).toEqual(chosen.toSorted())
      }),
    )
  })
})

describe('an invalid selection', () => {
  it.each([
    ['an id that the service does not have', ['button'], ['button cannot be chosen here']],
    ['an answer to a hidden question', ['look.0', 'depth.0'], ['depth.0 cannot be chosen here']],
    ['a hidden subservice', ['depth.1', 'hand'], ['hand cannot be chosen here']],
    ['a dead end', ['never'], ['never cannot be chosen here']],
    ['an answer of a subservice without it', ['thread.0'], ['thread.0 cannot be chosen here']],
    ['two answers to a question', ['look.0', 'look.1'], ['look has one answer only']],
    ['two subservices', ['hand', 'machine'], ['Only one subservice can be chosen']],
    ['one id twice', ['machine', 'machine'], ['machine is there twice']],
  ])('contains %s', (_what, ids, messages) => {
    expect(readAttributes(service, ids)).toEqual({ type: 'error', messages })
  })
})
