import type { Executor } from '#src/db/database.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { inboxLink } from '#src/modules/conversations/inbox-link.ts'
import { inboxMail } from '#src/modules/conversations/inbox-mail.ts'
import { customerMail } from '#src/modules/outbox/customer-mail.ts'
import type { Mail, Sender, SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { lineOf } from './line.ts'
import { type Proposal, proposalRepository } from './repository.ts'
import { closedWords, proposedWords, type Words } from './words.ts'

export const PRICE_PROPOSED = 'price-proposed'
export const PRICE_CLOSED = 'price-closed'
export const PRICE_QUESTION = 'price-question'

/** Returns the templates; an order erased in the meantime sends no mail. */
export function proposalTemplates(
  db: Executor,
  { sender, senderOf }: { readonly sender: Sender; readonly senderOf: SenderOf },
): Record<typeof PRICE_PROPOSED | typeof PRICE_CLOSED | typeof PRICE_QUESTION, MailTemplate> {
  const about =
    (
      mail: (order: Order, proposal: Proposal) => Mail | null | Promise<Mail | null>,
    ): MailTemplate =>
    async ({ proposalId }) => {
      const proposal = proposalId ? await proposalRepository(db).byId(proposalId) : null
      const order = proposal && (await orderRepository(db).byId(proposal.orderId))
      return proposal && order && !isErased(order) ? mail(order, proposal) : null
    }
  const toCustomer = async (
    order: Order,
    { words, button }: { readonly words: Words | null; readonly button: string },
  ): Promise<Mail | null> =>
    words && customerMail({ order, button, ...words }, await senderOf(order))
  return {
    // An answer in the meantime has a mail of its own.
    [PRICE_PROPOSED]: about((order, proposal) =>
      proposal.state === 'open'
        ? toCustomer(order, {
            words: proposedWords(proposal, lineOf(order, proposal)),
            button: 'Answer',
          })
        : null,
    ),
    [PRICE_CLOSED]: about((order, proposal) =>
      toCustomer(order, {
        words: closedWords(proposal, lineOf(order, proposal)),
        button: 'See your order',
      }),
    ),
    [PRICE_QUESTION]: about(async (order, proposal) => {
      const link = await inboxLink(db, { id: proposal.id, sender })
      return questionMail({ order, proposal, sender, link })
    }),
  }
}

interface Asked {
  readonly order: Order
  readonly proposal: Proposal
  readonly sender: Sender
  /** Of the conversation in the inbox. */
  readonly link: string
}

/** Returns the mail to the company. It is answered in the inbox. */
function questionMail({ order, proposal, sender, link }: Asked): Mail | null {
  const question = proposal.questions.at(-1)
  if (!question) return null
  const { garment, service } = lineOf(order, proposal)
  return inboxMail(
    {
      heading: `A question about a new price: ${order.collectionRef}`,
      subject: `${service}, ${garment}`,
      words: question.text,
      customerName: order.customerName,
      button: { href: link, label: 'Answer in the inbox' },
    },
    sender,
  )
}
