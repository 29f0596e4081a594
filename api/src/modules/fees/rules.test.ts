import type { FeeDocument } from '@darnley/contract/content-decisions'
import { minor } from '@darnley/domain/money'
import { USUAL_FEES } from '@darnley/domain/pricing'
import { expect, it } from 'vitest'
import { publishedFees } from './rules.ts'

const fee = (key: FeeDocument['key'], amount: number | null): FeeDocument => ({
  ...{ key, name: key, description: 'One way' },
  amount: amount === null ? null : minor(amount),
})

it('the usual amounts hold where none is published', () => {
  expect(publishedFees([])).toEqual(USUAL_FEES)
  expect(publishedFees([fee('express', null)])).toEqual(USUAL_FEES)
})

it('a published amount replaces its own alone, also when it is 0', () => {
  expect(publishedFees([fee('home_delivery', 450), fee('express', 0)])).toEqual({
    ...USUAL_FEES,
    ...{ home_delivery: 450, express: 0 },
  })
})
