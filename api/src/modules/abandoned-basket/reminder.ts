import { html } from '@darnley/node/html'
import type { BasketEntry } from '@darnley/contract/basket'
import { formatMoney } from '@darnley/domain/money'
import { linePrice, subtotal } from '@darnley/domain/pricing'
import type { Executor } from '#src/db/database.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { brandedMail, closingText, mailButton } from '#src/modules/outbox/mail-page.ts'
import { type Mail, nameOf, type Sender, type SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { abandonedBasketRepository } from './repository.ts'

/** Checks the basket when the mail is sent: one that was ordered or emptied in the meantime gets no reminder. */
export function reminderTemplate(db: Executor, senderOf: SenderOf): MailTemplate {
  return async ({ abandonedBasketId: id }) => {
    const repository = abandonedBasketRepository(db)
    const abandoned = id ? await repository.byId(id) : null
    if (!abandoned || (await repository.isOrdered(abandoned))) return null
    const basket = await basketRepository(db).find(abandoned.basketId)
    if (!basket || basket.entries.length === 0) return null
    return reminder({ ...abandoned, entries: basket.entries }, await senderOf(basket))
  }
}

export interface Reminder {
  readonly id: string
  readonly email: string
  readonly entries: readonly BasketEntry[]
}

export function reminder({ id, email, entries }: Reminder, sender: Sender): Mail {
  const link = `${sender.siteUrl}/basket?restore=${encodeURIComponent(id)}`
  const heading = 'Your basket is waiting for you'
  const lines = [
    // Only the catalogue's texts: the address may belong to someone else, and the description is the visitor's own
    // (S31).
    ...entries.flatMap(({ item, serviceDetails }) =>
      serviceDetails.map(
        (line) => `${item.name}, ${line.service.name}: ${formatMoney(linePrice(line))}`,
      ),
    ),
    `Subtotal: ${formatMoney(subtotal(entries))}`,
  ]
  const why = 'You began an order with us and did not finish it. We kept what you chose:'
  const once =
    'We write about this basket once only. If you changed your mind, or if it was not you, do nothing.'
  return {
    to: email,
    subject: `Your ${nameOf(sender)} basket is waiting for you`,
    ...brandedMail({
      sender,
      heading,
      content: html`<p>${why}</p>
        <ul>
          ${lines.map((line) => html`<li style="margin:0 0 6px">${line}</li>`)}
        </ul>
        ${mailButton({ href: link, label: 'Go back to your basket', sender })}
        <p>${once}</p>`,
    }),
    text: [
      heading,
      why,
      lines.join('\n'),
      `Go back to your basket: ${link}`,
      once,
      closingText(sender),
    ].join('\n\n'),
  }
}
