import { html } from 'ghtml'
import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Database, Executor } from '#src/db/database.ts'
import { outbox as outboxTable } from '#src/db/schema/outbox.ts'
import { shopifyOrders, shopifyShops } from '#src/db/schema/shopify.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { mailButton, mailPage } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'

export const SHOPIFY_INITIAL = 'shopify-initial'

/** Maximum for each call. The call is repeated regularly. */
const BATCH = 200

/** Adds a mail to the outbox for each order that has a customer's address and no mail yet. */
export function queueInitialEmails(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const key = sql`${`${SHOPIFY_INITIAL}:`} || ${shopifyOrders.id}::text`
    const due = await transaction
      .select({ id: shopifyOrders.id })
      .from(shopifyOrders)
      .where(
        and(
          isNotNull(shopifyOrders.email),
          isNull(shopifyOrders.redactedAt),
          notExists(transaction.select().from(outboxTable).where(eq(outboxTable.key, key))),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const { id } of due)
      await createOutboxRepository(transaction).add({
        key: `${SHOPIFY_INITIAL}:${id}`,
        notificationType: 'something_else',
        template: SHOPIFY_INITIAL,
        payload: { shopifyOrderId: id },
      })
    return due.length
  })
}

/** Returns the template; an order redacted in the meantime sends no mail. */
export function shopifyInitialTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ shopifyOrderId }) => {
    if (!shopifyOrderId) return null
    const [found] = await db
      .select({ order: shopifyOrders, shop: shopifyShops.name, domain: storefronts.domain })
      .from(shopifyOrders)
      .innerJoin(shopifyShops, eq(shopifyShops.domain, shopifyOrders.shopDomain))
      .leftJoin(storefronts, eq(storefronts.id, shopifyShops.storefrontId))
      .where(eq(shopifyOrders.id, shopifyOrderId))
    const email = found?.order.email
    if (!found || !email) return null
    return initialEmail({ ...found.order, ...found, email }, sender)
  }
}

interface Invited {
  readonly email: string
  readonly customerName: string | null
  readonly orderNumber: string
  readonly shop: string
  /** Domain of the storefront; null until there is one. */
  readonly domain: string | null
}

function initialEmail(order: Invited, sender: Sender): Mail {
  const site = new URL(sender.siteUrl)
  if (order.domain) site.hostname = order.domain
  const heading = 'Make it fit'
  const greeting = order.customerName ? `Dear ${order.customerName},` : 'Hello,'
  const text = `Something of your order ${order.orderNumber} at ${order.shop} does not fit quite right? ${sender.companyName} alters and repairs it.`
  return {
    to: order.email,
    subject: `Your order ${order.orderNumber} at ${order.shop}: make it fit`,
    html: mailPage({
      sender,
      heading,
      content: html`<p>${greeting}</p>
        <p>${text}</p>
        !${mailButton({ href: site.href, label: 'Book an alteration' })}`,
    }),
    text: [greeting, text, `Book an alteration: ${site.href}`, sender.companyName].join('\n\n'),
  }
}
