import { minor } from '@darnley/domain/money'
import { feesAt, USUAL_FEES } from '@darnley/domain/pricing'
import { expect, it } from 'vitest'
import { type Values, withValues } from './rules.ts'

const values: Values = {
  company: { name: 'Thimble $&', supportEmail: 'hi@thimble.example' },
  guaranteeDays: 45,
  fees: { ...USUAL_FEES, home_delivery: minor(450) },
  locale: 'en-GB',
}

it('names the company, its e-mail address and its guarantee as they are', () => {
  expect(withValues('{company}: {support_email}, {guarantee_days}', values)).toBe(
    'Thimble $&: hi@thimble.example, 45',
  )
})

it('names fees as they are charged on the site', () => {
  expect(withValues('{home_delivery}, {express}', values)).toBe('£4.50, £10.00')
  const kirk = { ...values, fees: feesAt('1.25', values.fees) }
  expect(withValues('{home_delivery}', kirk)).toBe('£5.62')
})

it('leaves other braces as they are', () => {
  expect(withValues('{unknown} {home delivery}', values)).toBe('{unknown} {home delivery}')
})
