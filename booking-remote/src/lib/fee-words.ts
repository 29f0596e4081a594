import type { Fees } from '@darnley/contract/help'
import { formatRounded } from '@darnley/domain/from-price'
import { formatMoney, type Minor } from '@darnley/domain/money'
import { LARGE_BASKET } from '@darnley/domain/pricing'

/** Returns what delivery of a customer's own order costs, such as "£3.95 each way, to and from your door". */
export function deliveryWords({ home_delivery: price }: Fees, locale: string): string {
  return price === 0
    ? 'Free, to and from your door'
    : `${formatMoney(price, locale)} each way, to and from your door`
}

/** Returns what the way back of an order that a shop takes costs. */
export function shopDeliveryWords(fees: Fees, locale: string): string {
  const { home_delivery: home, return_to_store: back, complete_in_store: there } = fees
  const price = (amount: Minor): string => (amount === 0 ? 'free' : formatMoney(amount, locale))
  const toHome = `${price(home)} to the customer's home`
  if (back === 0 && there === 0) return `${toHome}, free at the shop`
  return `${toHome}, ${price(back)} back to the shop, ${price(there)} when the work is done there`
}

/** Returns what express costs, such as "£10, or £20 from 5 garments on". */
export function expressWords(fees: Fees, locale: string): string {
  const [few, many] = [fees.express, fees.express_large_basket].map((amount) =>
    amount === 0 ? 'free' : formatRounded(amount, locale),
  )
  return few === many ? String(few) : `${few}, or ${many} from ${LARGE_BASKET} garments on`
}
