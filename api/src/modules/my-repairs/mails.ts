import type { Database } from '#src/db/database.ts'
import { accountRepository } from '#src/modules/accounts/repository.ts'
import { linkMail } from '#src/modules/mailed-links/link-mail.ts'
import { armLink } from '#src/modules/mailed-links/open.ts'
import { linkRepository } from '#src/modules/mailed-links/repository.ts'
import { ownOrder } from '#src/modules/orders/own-order.ts'
import type { Sender, SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { repairsRepository } from './repository.ts'

export const MY_REPAIRS_LINK = 'my-repairs-link'
export const MY_ORDER_LINK = 'my-order-link'

interface Senders {
  readonly sender: Sender
  readonly senderOf: SenderOf
}

/** Returns the templates. An address without what was asked for, orders or an account, gets no mail. */
export function myRepairsTemplates(
  db: Database,
  { sender, senderOf }: Senders,
): Record<typeof MY_REPAIRS_LINK | typeof MY_ORDER_LINK, MailTemplate> {
  return {
    [MY_REPAIRS_LINK]: repairsTemplate(db, sender),
    [MY_ORDER_LINK]: orderTemplate(db, senderOf),
  }
}

const IGNORE_IT = 'If you did not ask for it, ignore this e-mail: nothing has changed.'

function repairsTemplate(db: Database, sender: Sender): MailTemplate {
  const purpose = 'repairs'
  return async ({ linkId: id = '' }) => {
    const link = await linkRepository(db, purpose).requested(id)
    if (link === null) return null
    const account = await accountRepository(db).byEmail(link.email)
    if (account === null && !(await repairsRepository(db).hasAny(link.email))) return null
    const opened = account === null ? 'all your orders' : 'your orders and your account'
    // The token is in the URL fragment, so that it enters no server log and no referrer.
    const href = `${sender.siteUrl}/my-repairs#token=${await armLink(db, { id, purpose })}`
    return linkMail(
      {
        to: link.email,
        heading: `Your repairs at ${sender.companyName}`,
        lines: [`This link opens ${opened}. It works for an hour.`, IGNORE_IT],
        button: { href, label: 'See your repairs' },
      },
      sender,
    )
  }
}

/** The mail leads to the page that the confirmation of the order leads to. */
function orderTemplate(db: Database, senderOf: SenderOf): MailTemplate {
  return async ({ linkId = '' }) => {
    const link = await linkRepository(db, 'order').requested(linkId)
    if (!link?.orderNumber) return null
    const { email, orderNumber: number } = link
    const order = await ownOrder(db, { number, email })
    if (!order) return null
    const sender = await senderOf(order)
    const href = `${sender.siteUrl}/order?orderIdToken=${encodeURIComponent(order.token)}`
    return linkMail(
      {
        to: email,
        heading: `Your ${sender.companyName} order ${order.collectionRef}`,
        lines: ['This link opens the page of your order.', IGNORE_IT],
        button: { href, label: 'See the order' },
      },
      sender,
    )
  }
}
