import { minor } from '@darnley/domain/money'
import { describe, expect, test } from 'vitest'
import { pounds } from './pounds.ts'
import { summaryRows } from './summary-rows.ts'

const plain = {
  subtotal: minor(2200),
  shipping: null,
  discount: null,
  express: null,
  total: minor(2200),
}

describe('the order summary', () => {
  test('shows a dash while shipping is not chosen', () => {
    expect(summaryRows(plain, 'en-GB')).toEqual([
      { label: 'Subtotal', value: '£22.00' },
      { label: 'Shipping', value: '-' },
    ])
  })

  test('shows the discount if any, and express when it is chosen', () => {
    const rows = summaryRows(
      { ...plain, shipping: minor(790), discount: minor(220), express: minor(1000) },
      'en-GB',
    )
    expect(rows.slice(1)).toEqual([
      { label: 'Shipping', value: '£7.90' },
      { label: 'Discount', value: '-£2.20' },
      { label: 'Express turnaround', value: '£10.00' },
    ])
  })

  test("is formatted by the storefront's locale", () => {
    const [subtotal] = summaryRows(plain, 'de-DE')
    expect(subtotal?.value).toBe('22,00\u00A0£')
  })
})

test('a pay button shows pounds with two decimals', () => {
  expect(pounds(minor(5))).toBe('£0.05')
  expect(pounds(minor(123_450))).toBe('£1234.50')
})
