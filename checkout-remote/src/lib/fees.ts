import type { Basket } from '@darnley/contract/basket'
import type { Fees } from '@darnley/contract/help'
import type { Rate } from '@darnley/domain/money'
import { feesAt } from '@darnley/domain/pricing'

/** Returns delivery and express as they are charged now. An api of a release before tells none: the usual ones hold. */
export function feesOf(server: Basket, rate: Rate): Fees {
  return server.fees ?? feesAt(rate)
}
