import { expect, test } from 'vitest'
import { changedPrice, hundredths } from './price-change.ts'

test.each([
  { price: 1600, by: 'percent', value: 1000, step: 1, becomes: 1760 },
  { price: 1650, by: 'percent', value: 500, step: 50, becomes: 1750 },
  { price: 1999, by: 'percent', value: -1000, step: 1, becomes: 1799 },
  { price: 1600, by: 'amount', value: 250, step: 100, becomes: 1900 },
  { price: 1600, by: 'amount', value: -2000, step: 1, becomes: 0 },
  { price: 0, by: 'amount', value: 500, step: 1, becomes: 0 },
  { price: 20, by: 'percent', value: 500, step: 50, becomes: 20 },
  { price: 1605, by: 'percent', value: 100, step: 50, becomes: 1605 },
  { price: 60, by: 'percent', value: -9000, step: 50, becomes: 50 },
  { price: 30, by: 'percent', value: -1000, step: 50, becomes: 30 },
  { price: 2910, by: 'percent', value: 50, step: 1, becomes: 2925 },
] as const)('$price by $by $value in steps of $step becomes $becomes', ({ becomes, ...rule }) => {
  expect(changedPrice(rule.price, rule)).toBe(becomes)
})

test.each([
  ['7.5', 750],
  ['-10', -1000],
  ['−10', -1000],
  ['+0.05', 5],
  ['', null],
  ['ten', null],
  ['1e3', null],
  ['1.234', null],
])('what is typed as "%s" is %s hundredths', (typed, value) => {
  expect(hundredths(typed)).toBe(value)
})
