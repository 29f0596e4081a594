/** The only code that adds up money: the basket page shows its result and the api charges it. */
import type { InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { isDropOffPoint } from '../delivery/drop-off-points.ts'
import { type Minor, minor, sum } from '../money/money.ts'

/** A storefront's exchange rate: a decimal as a string, for instance "1.25", so that no digit is lost. */
export type Rate = string

export const NO_RATE: Rate = '1'

const RATE = /^(\d{1,9})(?:\.(\d{1,12}))?$/

/**
 * Returns a price times a rate, truncated to whole minor units (section 9). Uses integers only: floats turn 1.1 x 30
 * into 33.000000000000004 and lose a penny elsewhere.
 * @throws RangeError when the rate is not a plain decimal.
 */
export function applyRate(price: Minor, rate: Rate): Minor {
  const match = RATE.exec(rate)
  if (!match) throw new RangeError(`${rate} is not a rate`)
  const [, whole = '', fraction = ''] = match
  const scaled = BigInt(price) * BigInt(whole + fraction)
  return minor(Number(scaled / 10n ** BigInt(fraction.length)))
}

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

const HOME_DELIVERY = minor(395)
const FREE = minor(0)

/** Returns the price of one direction: 395 x rate to or from home, 0 at a store. */
export function deliveryPrice(provider: DeliveryProviderCode, rate: Rate): Minor {
  return isDropOffPoint(provider) ? FREE : applyRate(HOME_DELIVERY, rate)
}

/** Returns the delivery price in store mode: 395 x rate to the customer's home, 0 when it stays in the shop. */
export function inStoreDeliveryPrice(choice: InStoreType, rate: Rate): Minor {
  return choice === 'return_to_customer' ? applyRate(HOME_DELIVERY, rate) : FREE
}

export interface DeliveryChoice {
  inbound: DeliveryProviderCode | null
  outbound: DeliveryProviderCode | null
  /** Set in store mode only, where it alone decides. */
  inStoreType: InStoreType | null
  rate: Rate
}

/** Returns the price of both directions; null while nothing is chosen (shown as '-'). */
export function shippingPrice({
  inbound,
  outbound,
  inStoreType,
  rate,
}: DeliveryChoice): Minor | null {
  if (inStoreType) return inStoreDeliveryPrice(inStoreType, rate)
  const chosen = [inbound, outbound].filter((provider) => provider !== null)
  return chosen.length === 0 ? null : sum(chosen.map((provider) => deliveryPrice(provider, rate)))
}

/** Number of basket entries (garments, not services) from which express costs more (section 9). */
export const LARGE_BASKET = 5

/** Returns the surcharge for the 3 day turnaround. */
export function expressPrice(entryCount: number, rate: Rate): Minor {
  return applyRate(minor(entryCount < LARGE_BASKET ? 1000 : 2000), rate)
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
