import { html } from '@darnley/node/html'
import type { Database, Executor } from '#src/db/database.ts'
import { brandedMail, closingText, mailButton } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender, SenderOf } from '#src/modules/outbox/mail.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { type Invited, invitedBy, ordersWithoutMail } from './initial-email-repository.ts'

export const SHOPIFY_INITIAL = 'shopify-initial'

/** Maximum for each call. The call is repeated regularly. */
const BATCH = 200

/** Adds a mail to the outbox for each order that has a customer's address and no mail yet. */
export function queueInitialEmails(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const ids = await ordersWithoutMail(transaction, { keyPrefix: SHOPIFY_INITIAL, limit: BATCH })
    for (const id of ids)
      await createOutboxRepository(transaction).add({
        key: `${SHOPIFY_INITIAL}:${id}`,
        notificationType: 'something_else',
        template: SHOPIFY_INITIAL,
        payload: { shopifyOrderId: id },
      })
    return ids.length
  })
}

/** Returns the template; an order redacted in the meantime sends no mail. */
export function shopifyInitialTemplate(db: Executor, senderOf: SenderOf): MailTemplate {
  return async ({ shopifyOrderId }) => {
    if (!shopifyOrderId) return null
    const invited = await invitedBy(db, shopifyOrderId)
    const email = invited?.email
    if (!invited || !email) return null
    const sender = await senderOf({ storefrontDomain: invited.domain })
    return initialEmail({ ...invited, email }, sender)
  }
}

function initialEmail(order: Invited & { readonly email: string }, sender: Sender): Mail {
  const site = new URL(sender.siteUrl)
  if (order.domain) site.hostname = order.domain
  const heading = 'Make it fit'
  const greeting = order.customerName ? `Dear ${order.customerName},` : 'Hello,'
  const text = `Something of your order ${order.orderNumber} at ${order.shop} does not fit quite right? ${sender.companyName} alters and repairs it.`
  return {
    to: order.email,
    subject: `Your order ${order.orderNumber} at ${order.shop}: make it fit`,
    ...brandedMail({
      sender,
      heading,
      content: html`<p>${greeting}</p>
        <p>${text}</p>
        ${mailButton({ href: site.href, label: 'Book an alteration', sender })}`,
    }),
    text: [greeting, text, `Book an alteration: ${site.href}`, closingText(sender)].join('\n\n'),
  }
}
