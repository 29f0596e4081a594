import type { CustomerData, Redaction } from 'shared/contract/shopify'
import { abandonedBasketRepository } from '#src/modules/abandoned-basket/repository.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import type { Services } from '#src/services.ts'
import { viewShopifyOrder } from './orders.ts'
import { type DataSubject, shopifyRepository } from './repository.ts'

/** Whether an order has nothing left to do: only then can it do without its customer. */
const isClosed = ({ isPast }: Order): boolean => isPast === true

function emailsOf(subject: DataSubject, found: readonly { email: string | null }[]): string[] {
  const emails = [subject.customer?.email, ...found.map(({ email }) => email)]
  return [...new Set(emails.flatMap((email) => (email ? [email.toLowerCase()] : [])))]
}

export function collectData(
  { db }: Pick<Services, 'db'>,
  subject: DataSubject,
): Promise<CustomerData> {
  return db.transaction(async (transaction) => {
    const repository = shopifyRepository(transaction)
    const found = await repository.ordersOf(subject)
    const emails = emailsOf(subject, found)
    const ours = await repository.ourOrdersOf(subject, emails)
    const left = await abandonedBasketRepository(transaction).ofEmails(emails)
    return {
      shopify_orders: found.map((order) => ({
        ...viewShopifyOrder(order),
        email: order.email,
        customer_name: order.customerName,
      })),
      orders: ours.map((order) => ({
        collection_ref: order.collectionRef,
        status: order.status,
        customer_name: order.customerName,
        email: order.email,
        phone: order.phone,
        postcode: order.address?.postcode ?? null,
      })),
      abandoned_baskets: left.map(({ email, createdAt, entries }) => ({
        email,
        left_at: createdAt.toISOString(),
        basket: entries,
      })),
    }
  })
}

/**
 * Erases for good, in one transaction, and counts; what is erased already is not found again. Orders under way are
 * erased by the change of status that closes them. A customer who left a basket is known by e-mail alone, and what of
 * it was restored on another device by the ids of its entries.
 */
export function eraseData({ db }: Pick<Services, 'db'>, subject: DataSubject): Promise<Redaction> {
  return db.transaction(async (transaction) => {
    const repository = shopifyRepository(transaction)
    const found = await repository.ordersOf(subject)
    const emails = emailsOf(subject, found)
    const ours = await repository.ourOrdersOf(subject, emails)
    const closed = ours.filter(isClosed)
    const open = ours.filter((order) => !isClosed(order))
    const left = await abandonedBasketRepository(transaction).ofEmails(emails)
    const entries = [...ours, ...left].flatMap((each) => each.entries)
    const ids = entries.map(({ id }) => id)
    const baskets = await basketRepository(transaction).eraseEntries({ ids })
    await abandonedBasketRepository(transaction).erase(left.map(({ id }) => id))
    await repository.eraseOrders(found.map(({ id }) => id))
    for (const order of closed) await orderRepository(transaction).erase(order)
    await orderRepository(transaction).eraseOnceClosed(open.map(({ id }) => id))
    return {
      erased: {
        shopify_orders: found.length,
        orders: closed.length,
        abandoned_baskets: left.length,
        baskets,
      },
      kept_until_finished: open.length,
    }
  })
}
