import type { Fee } from '@darnley/contract/help'
import { minor } from '@darnley/domain/money'

const fee = (key: Fee['key'], amount: number): Fee => ({
  ...{ key, name: key, description: key },
  amount: minor(amount),
})

/** What an owner has published of the charges beside services. */
export const publishedFees = [fee('home_delivery', 425), fee('express', 1100)]
