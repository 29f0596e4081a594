import { describe, expect, it } from 'vitest'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { coat, someMoney } from '#src/testing/money.ts'
import { previewOf, silenceWords, type Proposed } from './preview.ts'

function proposing(kind: Proposed['kind'], price: number, order: OrderMoney): Proposed {
  const line = order.lines.find(({ line_id: id }) => id === coat)
  if (!line) throw new Error('The order has no coat')
  return { kind, line, newPrice: minor(price) }
}

describe('a preview of another price', () => {
  const order = someMoney()

  it('shows what is paid for more, less the code', () => {
    expect(previewOf(order, proposing('more', 4600, order))).toEqual({
      ...{ difference: 1200, code: -120, pays: 1080, goesBack: 0, settled: 0, total: 9710 },
    })
  })

  it('shows what goes back for less', () => {
    expect(previewOf(order, proposing('less', 3000, order))).toEqual({
      ...{ difference: -400, code: 40, pays: 0, goesBack: 360, settled: 0, total: 8270 },
    })
  })

  it('does not give back twice what was given back for the line', () => {
    const lines = order.lines.map((line) => ({ ...line, given_back: minor(1000) }))
    const given = { ...order, lines }
    const { goesBack, settled } = previewOf(given, proposing('not_possible', 0, given))
    expect([goesBack, settled]).toEqual([2060, 1000])
  })
})

describe('silence', () => {
  it.each([
    ['more', 'send_back', 'it is left out and £30.60 goes back. Amara chose that when booking. N'],
    ['more', 'go_on', 'the work goes on for £34.00. Amara chose that when booking. Nothing is c'],
    ['less', 'go_on', 'the work goes on for £30.00. Amara chose that when booking.'],
    ['not_possible', 'go_on', 'it is left out and £30.60 goes back.'],
  ] as const)('about %s, when %s was chosen', (kind, chosen, words) => {
    const order = someMoney({ if_unanswered: chosen })
    const price = { more: 4600, less: 3000, not_possible: 0 }[kind]
    expect(silenceWords(order, proposing(kind, price, order))).toContain(`No answer: ${words}`)
  })
})
