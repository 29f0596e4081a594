import { InStoreType } from '@darnley/contract/checkout'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Fitting } from '@darnley/contract/fittings'
import type { OrderDetails } from '@darnley/contract/orders'
import { formatMoney } from '@darnley/domain/money'
import { orderDetails } from './order-details.ts'

/** Each sentence that promises something to the customer of an order, and what the order must have for it. */
const promises: readonly [words: RegExp, has: (order: OrderDetails) => boolean][] = [
  [/posta(?:ge|l) label/i, ({ royal_mail_label_url: label }) => label !== null],
  [/packing card/i, ({ packing_card_url: card }) => typeof card === 'string'],
  [/to your calendar/i, ({ calendar_url: calendar }) => typeof calendar === 'string'],
  [
    /drop-off code|show (?:your|the) code/i,
    ({ status, inbound, store }) =>
      status === 'awaiting_store_dropoff' &&
      !inbound.brought_to_fitting &&
      (store !== null || inbound.delivery_provider.name.startsWith('WF')),
  ],
  [/come to your fitting at/i, ({ fitting }) => fitting?.state === 'booked'],
  [/nothing to post/i, ({ inbound }) => inbound.brought_to_fitting === true],
  [/your postie/i, ({ inbound }) => inbound.delivery_provider.name === 'RMTracked24Collection'],
  [/bicycle courier collects/i, ({ inbound }) => inbound.delivery_provider.name === 'Evermile'],
  [/fetch them from/i, ({ outbound }) => outbound.delivery_provider.name.startsWith('WF')],
  [
    /collect your items from the shop/i,
    ({ store }) => store !== null && store.in_store_type !== 'return_to_customer',
  ],
  [/wash and dry/i, ({ store }) => store === null],
  [/the parcel/i, ({ store, inbound }) => store === null && !inbound.brought_to_fitting],
  [/attached/i, () => false],
  [/receipt/i, () => false],
  [/tracking number|text message/i, () => false],
]

/** Returns what a text promises, or what it says to cost, and the order has not. */
export function brokenPromises(text: string, order: OrderDetails): string[] {
  const broken = promises.filter(([words, has]) => words.test(text) && !has(order))
  const amounts = amountsOf(order)
  const unknown = (text.match(/£[\d,]+\.\d\d/g) ?? []).filter((amount) => !amounts.has(amount))
  return [...broken.map(([words]) => String(words)), ...unknown]
}

function amountsOf({ amounts, total_price: total, items }: OrderDetails): Set<string> {
  const { services, express, delivery, inbound, outbound, discount } = amounts
  const lines = items.flatMap((item) => item.services.map(({ price }) => price))
  const all = [services, express, delivery, inbound, outbound, discount?.amount, total, ...lines]
  return new Set(all.flatMap((amount) => (typeof amount === 'number' ? formatMoney(amount) : [])))
}

/** On Thursday, two days after the order. */
export const aFitting: Fitting = {
  ...{ date: '2026-03-05', starts_at: '17:40', ends_at: '18:00', state: 'booked' },
  ...{ held_until: null, moves: 0 },
  place: {
    ...{ id: 'oxford-street', name: 'Fitting space London', phone: '020 7946 0184', minutes: 20 },
    address: { line1: '400 Oxford Street', line2: '', city: 'London', postcode: 'W1A 1AB' },
    opening_hours: [{ day: 'tuesday', opens: '10:00', closes: '20:00' }],
  },
}

/** An order of every way there, way back and choice of a shop. */
export const everyOrder: readonly OrderDetails[] = DeliveryProviderCode.options.flatMap(
  (outbound) => [
    orderDetails({ outbound, broughtTo: null }),
    orderDetails({ outbound, broughtTo: aFitting }),
    ...DeliveryProviderCode.options.flatMap((inbound) =>
      [...InStoreType.options, undefined].map((inStoreType) =>
        orderDetails({ inbound, outbound, ...(inStoreType && { inStoreType }) }),
      ),
    ),
  ],
)
