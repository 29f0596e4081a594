import { setTimeout as sleep } from 'node:timers/promises'
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { Card } from './card.ts'
import type { Customer } from './customer.ts'

type Details = Partial<GuestCheckout>

/** What a customer with garments in the basket does, until the receipt or until they leave. */
export type Scenario = (customer: Customer) => Promise<void>

/** Without delivery only the services cost anything. */
const IN_LONDON: Details = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' }
const IN_STRATFORD: Details = {
  collection_provider: 'WFStratford',
  dropoff_provider: 'WFStratford',
}

/** Tries until the receipt is there; leaves out a discount code that is used up. */
async function buy(
  customer: Customer,
  details: Details = {},
  card: Card = 'pm_card_visa',
): Promise<void> {
  let current = details
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const order = await customer.checkOut(current)
    if (order.status === 422 && current.coupon_code) current = { ...current, coupon_code: null }
    if (order.status === 409) await sleep(100)
    if (order.status !== 200) continue
    if (order.body.client_secret === null) return customer.readReceipt(order)
    await customer.pay(order, card)
    if ((await customer.validate(order)) === 'paid') return customer.readReceipt(order)
  }
  throw new Error('A customer could not buy in 20 attempts')
}

const SCENARIOS = {
  buys: (customer) => buy(customer),
  dropsOff: (customer) => buy(customer, customer.random() < 0.5 ? IN_LONDON : IN_STRATFORD),
  authenticates: (customer) => buy(customer, {}, 'pm_card_authenticationRequired'),
  usesLimitedCode: (customer) => buy(customer, { coupon_code: 'LASTONE' }),
  usesScarceCode: (customer) => buy(customer, { coupon_code: 'FEW', express: true }),
  paysNothing: (customer) => buy(customer, { ...IN_LONDON, coupon_code: 'FREE100' }),
  abandons: async (customer) => {
    await customer.checkOut({ coupon_code: customer.random() < 0.5 ? 'FEW' : null })
  },
  isDeclinedFirst: async (customer) => {
    const order = await customer.checkOut()
    await customer.pay(order, 'pm_card_visa_chargeDeclined')
    if (customer.random() < 0.7) await buy(customer)
  },
  clicksTwice: async (customer) => {
    const [order] = await Promise.all([customer.checkOut(), customer.checkOut()])
    if (order.status === 200) await Promise.all([customer.pay(order), customer.pay(order)])
    await buy(customer)
  },
  /** The second tab chooses express: whichever of the two prices is paid must be the order's. */
  paysInTwoTabs: async (customer) => {
    const tab = async (details: Details): Promise<void> => {
      const order = await customer.checkOut(details)
      if (order.status === 200) await customer.pay(order)
    }
    await Promise.all([tab({}), tab({ express: true })])
    await buy(customer)
  },
  /** Checks out more cheaply while the payment of the more expensive order is in progress. */
  changesWhilePaying: async (customer) => {
    const order = await customer.checkOut({ express: true })
    const change = { ...IN_LONDON, coupon_code: customer.random() < 0.5 ? 'FREE100' : null }
    if (order.status === 200) await Promise.all([customer.pay(order), customer.checkOut(change)])
    await buy(customer)
  },
  addsWhilePaying: async (customer) => {
    const order = await customer.checkOut()
    if (order.status === 200) await Promise.all([customer.pay(order), customer.addGarments(1)])
    await buy(customer)
  },
} satisfies Readonly<Record<string, Scenario>>

/** Customers take them in turn, so that each run has each of them. */
export const scenarios: readonly Scenario[] = Object.values(SCENARIOS)
