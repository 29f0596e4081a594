import { html } from '@darnley/node/html'
import type { Executor } from '#src/db/database.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { customerMail } from '#src/modules/outbox/customer-mail.ts'
import { brandedMail, closingText } from '#src/modules/outbox/mail-page.ts'
import {
  type Mail,
  nameOf as brandName,
  type Sender,
  type SenderOf,
} from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { staffNames } from '#src/modules/workshop-orders/history-repository.ts'
import { staffIdOf } from '#src/modules/workshop-orders/history.ts'
import { type ConversationRow, conversationRepository, type EntryRow } from './repository.ts'

export const LETTER = 'conversation-message'

/** Returns the template; a conversation erased in the meantime sends no mail. */
export function letterTemplate(
  db: Executor,
  { sender, senderOf }: { readonly sender: Sender; readonly senderOf: SenderOf },
): MailTemplate {
  return async ({ conversationId, entryId }) => {
    if (!conversationId) return null
    const repository = conversationRepository(db)
    const conversation = await repository.byId(conversationId)
    const entry = conversation && (await repository.entry(Number(entryId)))
    if (!conversation || !entry) return null
    const colleague = await nameOf(db, entry)
    const words = `${entry.words}\n\n${colleague}, ${sender.companyName}`
    const mail = await mailOf(db, { conversation, words, sender, senderOf })
    const replyTo = sender.replyTo({ type: 'conversation', id: conversationId })
    return mail && { ...mail, replyTo }
  }
}

async function nameOf(db: Executor, { actor }: EntryRow): Promise<string> {
  const id = staffIdOf(actor) ?? ''
  return (await staffNames(db, [id])).get(id) ?? ''
}

interface Subject {
  readonly conversation: ConversationRow
  readonly words: string
  readonly sender: Sender
}

async function mailOf(
  db: Executor,
  { senderOf, ...subject }: Subject & { readonly senderOf: SenderOf },
): Promise<Mail | null> {
  const { conversation, words } = subject
  const heading = headingOf(conversation)
  if (conversation.orderId === null)
    return mailToVisitor({ ...subject, heading, sender: await senderOf(conversation) })
  const order = await orderRepository(db).byId(conversation.orderId)
  if (!order) return null
  const letter = { order, heading, paragraphs: [words], button: 'See your order' }
  return customerMail(letter, await senderOf(order))
}

/** Only staff name a subject: a stranger's words stay out of the company's mails. */
function headingOf({ cameAs, subject }: ConversationRow): string {
  if (cameAs === 'written') return subject
  if (cameAs === 'suggested') return 'About your order'
  return cameAs === 'price_question' ? 'Our answer about the new price' : 'Our answer'
}

function mailToVisitor({
  conversation: { email, customerName },
  words,
  sender,
  heading,
}: Subject & { readonly heading: string }): Mail | null {
  if (email === null) return null
  const greeting = customerName === null ? 'Hello,' : `Dear ${customerName},`
  return {
    to: email,
    subject: `${heading} to your message to ${brandName(sender)}`,
    ...brandedMail({
      sender,
      heading,
      content: html`<p>${greeting}</p>
        <p style="white-space:pre-wrap">${words}</p>`,
    }),
    text: [heading, greeting, words, closingText(sender)].join('\n\n'),
  }
}
