import type { CustomerData, Redaction } from 'shared/contract/shopify'
import type { Services } from '#src/services.ts'
import { viewShopifyOrder } from './orders.ts'
import { type DataSubject, shopifyRepository } from './repository.ts'

/** Orders with nothing left to do: only these can do without their customer. */
const CLOSED = new Set(['finished', 'cancelled'])

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
    const ours = await repository.ourOrdersOf(subject.shopDomain, emailsOf(subject, found))
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
    }
  })
}

/** Erases for good, in one transaction, and counts; what is erased already is not found again. */
export function eraseData({ db }: Pick<Services, 'db'>, subject: DataSubject): Promise<Redaction> {
  return db.transaction(async (transaction) => {
    const repository = shopifyRepository(transaction)
    const found = await repository.ordersOf(subject)
    const ours = await repository.ourOrdersOf(subject.shopDomain, emailsOf(subject, found))
    const closed = ours.filter(({ status }) => CLOSED.has(status))
    await repository.eraseOrders(found.map(({ id }) => id))
    await repository.eraseOurOrders(closed.map(({ id }) => id))
    if (subject.customer === null) await repository.forgetToken(subject.shopDomain)
    return {
      erased: { shopify_orders: found.length, orders: closed.length },
      kept_until_finished: ours.length - closed.length,
    }
  })
}
