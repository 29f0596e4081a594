/** The only code that adds up money: the basket page shows its result and the api charges it. */
import type { InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Fees } from '@darnley/contract/help'
import { isDropOffPoint } from '../delivery/drop-off-points.ts'
import { type Minor, minor, sum } from '../money/money.ts'

export { feesAt, USUAL_FEES } from './fees.ts'

interface Modifier {
  priceModifier: Minor
}

/** The parts of a line's price; a basket's service details have this shape. */
export interface PricedLine {
  service: { price: Minor }
  questionAnswerModifiers: readonly Modifier[]
  subserviceDetails: {
    subservice: Modifier
    questionAnswerModifiers: readonly Modifier[]
  } | null
}

export interface PricedEntry {
  serviceDetails: readonly PricedLine[]
}

const modifiers = (from: readonly Modifier[]): Minor[] => from.map((each) => each.priceModifier)

/** Returns service price + answer modifiers + subservice modifier + subservice answer modifiers (section 9). */
export function linePrice(line: PricedLine): Minor {
  const { subserviceDetails: sub } = line
  return sum([
    line.service.price,
    ...modifiers(line.questionAnswerModifiers),
    ...(sub ? modifiers([sub.subservice, ...sub.questionAnswerModifiers]) : []),
  ])
}

export function subtotal(entries: readonly PricedEntry[]): Minor {
  return sum(entries.flatMap((entry) => entry.serviceDetails.map(linePrice)))
}

/** Whether every line costs what the customer saw; names and pictures may differ. */
export function hasSamePrices(seen: readonly PricedEntry[], now: readonly PricedEntry[]): boolean {
  const prices = (entries: readonly PricedEntry[]): string =>
    entries.map((entry) => entry.serviceDetails.map(linePrice).join()).join(';')
  return prices(seen) === prices(now)
}

const FREE = minor(0)

/** Returns the price of one direction: the fee to or from home, 0 at a store. */
export function deliveryPrice(provider: DeliveryProviderCode, fees: Fees): Minor {
  return isDropOffPoint(provider) ? FREE : fees.home_delivery
}

/** Returns the delivery price in store mode. */
export function inStoreDeliveryPrice(choice: InStoreType, fees: Fees): Minor {
  return fees[choice === 'return_to_customer' ? 'home_delivery' : choice]
}

export interface DeliveryChoice {
  inbound: DeliveryProviderCode | null
  outbound: DeliveryProviderCode | null
  /** Set in store mode only, where it alone decides. */
  inStoreType: InStoreType | null
  /** At the rate of the storefront. */
  fees: Fees
}

/** Returns the price of both directions; null while nothing is chosen (shown as '-'). */
export function shippingPrice({
  inbound,
  outbound,
  inStoreType,
  fees,
}: DeliveryChoice): Minor | null {
  if (inStoreType) return inStoreDeliveryPrice(inStoreType, fees)
  const chosen = [inbound, outbound].filter((provider) => provider !== null)
  return chosen.length === 0 ? null : sum(chosen.map((provider) => deliveryPrice(provider, fees)))
}

/** An order's delivery as it was priced. */
export interface PricedDelivery {
  readonly shipping: Minor
  readonly inbound: DeliveryProviderCode
  readonly outbound: DeliveryProviderCode
  readonly inStoreType: InStoreType | null
}

/**
 * Returns what each direction of an order cost, whatever fees are now: both cost the same, except that a store is free.
 * A shop's order has one delivery at most, and it is the way back.
 */
export function splitShipping({ shipping, inbound, outbound, inStoreType }: PricedDelivery): {
  readonly inbound: Minor
  readonly outbound: Minor
} {
  const comesFree = inStoreType !== null || isDropOffPoint(inbound)
  const half = (shipping - (shipping % 2)) / 2
  const there = comesFree ? 0 : isDropOffPoint(outbound) ? shipping : half
  return { inbound: minor(there), outbound: minor(shipping - there) }
}

/** Number of basket entries (garments, not services) from which express costs more (section 9). */
export const LARGE_BASKET = 5

/** Returns the surcharge for the 3 day turnaround. */
export function expressPrice(entryCount: number, fees: Fees): Minor {
  return fees[entryCount < LARGE_BASKET ? 'express' : 'express_large_basket']
}

/**
 * Returns a percentage of an amount, truncated to whole minor units. Uses integers only: a multiple of 100 is divided,
 * which cannot round.
 */
export function percentageOf(amount: Minor, percentage: number): Minor {
  const hundredths = amount * percentage
  return minor((hundredths - (hundredths % 100)) / 100)
}

/** Least amount that a card can be charged in pounds, in minor units (the provider's rule). */
export const CARD_MINIMUM = minor(30)

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
  const { discountAmount: most } = order
  const discount = most === null ? null : minor(Math.min(most, services))
  const shipping = shippingPrice(order)
  const express = order.express ? expressPrice(order.entries.length, order.fees) : null
  const discounted = minor(services - (discount ?? 0))
  return {
    subtotal: services,
    shipping,
    discount,
    express,
    total: sum([discounted, shipping ?? minor(0), express ?? minor(0)]),
  }
}
