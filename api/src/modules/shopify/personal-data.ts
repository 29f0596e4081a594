import type { CustomerData, Redaction } from '@darnley/contract/shopify'
import type { Executor } from '#src/db/database.ts'
import { eraseOrders } from '#src/modules/personal-data/erase-orders.ts'
import { viewShopifyOrder } from './orders.ts'
import { type DataSubject, shopifyRepository } from './repository.ts'

function emailsOf(subject: DataSubject, found: readonly { email: string | null }[]): string[] {
  const emails = [subject.customer?.email, ...found.map(({ email }) => email)]
  return [...new Set(emails.flatMap((email) => (email ? [email.toLowerCase()] : [])))]
}

/**
 * Returns a customer's data as a shop may see it: its own orders, and ours placed on its storefront. Data of the same
 * person on the customers' site or in another shop is not the shop's to see or erase (modules/personal-data does that
 * for the person).
 */
export function collectData(db: Executor, subject: DataSubject): Promise<CustomerData> {
  return db.transaction(async (transaction) => {
    const repository = shopifyRepository(transaction)
    const found = await repository.ordersOf(subject)
    const ours = await repository.ourOrdersOf(subject, emailsOf(subject, found))
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

/** Erases the data for good, in one transaction, and returns the counts. Erased data is not found again. */
export function eraseData(db: Executor, subject: DataSubject): Promise<Redaction> {
  return db.transaction(async (transaction) => {
    const repository = shopifyRepository(transaction)
    const found = await repository.ordersOf(subject)
    const ours = await repository.ourOrdersOf(subject, emailsOf(subject, found))
    const { orders, keptUntilFinished, baskets } = await eraseOrders(transaction, ours)
    await repository.eraseOrders(found.map(({ id }) => id))
    return {
      erased: { shopify_orders: found.length, orders, baskets },
      kept_until_finished: keptUntilFinished,
    }
  })
}
