import { expect, it } from 'vitest'
import { withTitleParts } from './page-title.ts'

it('[J11] a title names the step of its page, and faults before it', () => {
  const title = 'Checkout · Darnley'
  expect(withTitleParts(title, {})).toBe(title)
  expect(withTitleParts(title, { step: 'Payment' })).toBe('Payment · Checkout · Darnley')
  expect(withTitleParts(title, { step: 'Your details', hasFaults: true })).toBe(
    'Error: Your details · Checkout · Darnley',
  )
})
