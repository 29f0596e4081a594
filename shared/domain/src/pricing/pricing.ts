/** The only code that adds up money: the basket page shows its result and the api charges it. */
import { type Minor, minor, sum } from '../money/money.ts'
import { type DeliveryChoice, shippingPrice } from './delivery.ts'
import { expressPrice } from './express.ts'
import { type PricedEntry, subtotal } from './lines.ts'

export { deliveryPrice, inStoreDeliveryPrice } from './delivery.ts'
export { percentageOf } from './discount.ts'
export { expressPrice, LARGE_BASKET } from './express.ts'
export { linePrice, type PricedEntry, subtotal } from './lines.ts'
export { applyRate, NO_RATE, type Rate } from './rate.ts'

export interface OrderToPrice extends DeliveryChoice {
  /** With prices as stored in the basket, which include the storefront's rate. */
  entries: readonly PricedEntry[]
  express: boolean
  /** What a valid discount code deducts from the services; null without one. */
  discountAmount: Minor | null
}

export interface OrderPrice {
  subtotal: Minor
  /** Null while no delivery is chosen. */
  shipping: Minor | null
  discount: Minor | null
  /** Null when the standard turnaround is chosen. */
  express: Minor | null
  total: Minor
}

/**
 * Returns the prices of an order. Total = discounted total if present, else subtotal, plus surcharge and delivery
 * (section 9).
 */
export function priceOrder(order: OrderToPrice): OrderPrice {
  const services = subtotal(order.entries)
  const discount = order.discountAmount === null ? null : atMost(order.discountAmount, services)
  const shipping = shippingPrice(order)
  const express = order.express ? expressPrice(order.entries.length, order.rate) : null
  const discounted = minor(services - (discount ?? 0))
  return {
    subtotal: services,
    shipping,
    discount,
    express,
    total: sum([discounted, shipping ?? minor(0), express ?? minor(0)]),
  }
}

function atMost(amount: Minor, limit: Minor): Minor {
  return amount > limit ? limit : amount
}
