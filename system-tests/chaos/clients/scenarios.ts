import { setTimeout as sleep } from 'node:timers/promises'
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { Card } from './card.ts'
import type { Customer } from './customer.ts'

type Details = Partial<GuestCheckout>

/** What a customer does, from the first garment to the receipt or to leaving. */
export type Scenario = (customer: Customer) => Promise<void>

/** Nothing is sent home, so nothing but the services costs anything. */
const IN_LONDON: Details = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' }
const IN_STRATFORD: Details = {
  collection_provider: 'WFStratford',
  dropoff_provider: 'WFStratford',
}

interface Purchase {
  readonly details?: Details
  readonly card?: Card
}

/** Presses the button until the receipt is there; a code that is used up is left out. */
async function buy(
  customer: Customer,
  { details = {}, card = 'pm_card_visa' }: Purchase = {},
): Promise<void> {
  let wanted = details
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const order = await customer.checkOut(wanted)
    if (order.status === 422 && wanted.coupon_code) wanted = { ...wanted, coupon_code: null }
    if (order.status === 409) await sleep(100)
    if (order.status !== 200) continue
    if (order.body.client_secret === null) return customer.thank(order)
    await customer.pay(order, card)
    if ((await customer.validate(order)) === 'paid') return customer.thank(order)
  }
  throw new Error('A customer cannot buy, however often they try')
}

const plain: Scenario = (customer) => buy(customer)

const dropsOff: Scenario = (customer) =>
  buy(customer, { details: customer.random() < 0.5 ? IN_LONDON : IN_STRATFORD })

const asksTheBank: Scenario = (customer) =>
  buy(customer, { card: 'pm_card_authenticationRequired' })

const wantsTheLastUse: Scenario = (customer) =>
  buy(customer, { details: { coupon_code: 'LASTONE' } })

const wantsOneOfFew: Scenario = (customer) =>
  buy(customer, { details: { coupon_code: 'FEW', express: true } })

const paysNothing: Scenario = (customer) =>
  buy(customer, { details: { ...IN_LONDON, coupon_code: 'FREE100' } })

const abandons: Scenario = async (customer) => {
  await customer.checkOut({ coupon_code: customer.random() < 0.5 ? 'FEW' : null })
}

const isDeclinedFirst: Scenario = async (customer) => {
  const order = await customer.checkOut()
  await customer.pay(order, 'pm_card_visa_chargeDeclined')
  if (customer.random() < 0.7) await buy(customer)
}

const clicksTwice: Scenario = async (customer) => {
  const [order] = await Promise.all([customer.checkOut(), customer.checkOut()])
  if (order.status === 200) await Promise.all([customer.pay(order), customer.pay(order)])
  await buy(customer)
}

/** The second tab chooses express: whichever of the two prices is paid must be the order's. */
const paysInTwoTabs: Scenario = async (customer) => {
  const tab = async (details: Details): Promise<void> => {
    const order = await customer.checkOut(details)
    if (order.status === 200) await customer.pay(order)
  }
  await Promise.all([tab({}), tab({ express: true })])
  await buy(customer)
}

/** Looks for a cheaper way while the payment of the dear one is under way. */
const changesWhilePaying: Scenario = async (customer) => {
  const order = await customer.checkOut({ express: true })
  const change = { ...IN_LONDON, coupon_code: customer.random() < 0.5 ? 'FREE100' : null }
  if (order.status === 200) await Promise.all([customer.pay(order), customer.checkOut(change)])
  await buy(customer)
}

const addsWhilePaying: Scenario = async (customer) => {
  const order = await customer.checkOut()
  if (order.status === 200) await Promise.all([customer.pay(order), customer.addGarments(1)])
  await buy(customer)
}

/** In turns, so that each run has each of them. */
export const scenarios: readonly [Scenario, ...Scenario[]] = [
  plain,
  dropsOff,
  asksTheBank,
  wantsTheLastUse,
  wantsOneOfFew,
  paysNothing,
  abandons,
  isDeclinedFirst,
  clicksTwice,
  paysInTwoTabs,
  changesWhilePaying,
  addsWhilePaying,
]
