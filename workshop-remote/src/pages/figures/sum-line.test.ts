import { expect, it } from 'vitest'
import { minor } from '@darnley/domain/money'
import { someFigures } from '#src/testing/figures.ts'
import { bookedOf, sumLineOf } from './sum-line.ts'

it('says how the revenue is made, when every table comes to it', () => {
  expect(sumLineOf(someFigures())).toEqual({
    isRight: true,
    words:
      '£10,086.80 − £257.16 + £1,236.11 + £150.50 − £108.35 = £11,107.90. The same sum by shop, by day and by service.',
  })
})

it.each(['shops', 'days', 'services'] as const)('says so when %s come to another sum', (table) => {
  const { [table]: rows } = someFigures()
  const [first, ...rest] = rows.map((row) => ({ ...row }))
  const wrong = first ? [{ ...first, revenue: minor(first.revenue + 1) }, ...rest] : []
  const { isRight, words } = sumLineOf(someFigures({ [table]: wrong }))
  expect(isRight).toBe(false)
  expect(words).toContain('£11,107.91')
})

it('booked is the revenue before anything was given back', () => {
  expect(bookedOf(someFigures().total)).toBe(minor(1121625))
})
