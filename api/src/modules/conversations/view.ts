import type {
  Conversation,
  ConversationEntry,
  ConversationSummary,
} from '@darnley/contract/workshop-messages'
import type { Executor } from '#src/db/database.ts'
import { staffNames } from '#src/modules/workshop-orders/history-repository.ts'
import { staffIdOf } from '#src/modules/workshop-orders/history.ts'
import { summaryOf, type SummaryRow } from './list-repository.ts'
import { conversationRepository, type EntryRow } from './repository.ts'
import { textingOf } from './texting.ts'
import { deliveriesOf } from './sent-repository.ts'

export function viewSummary({ conversation, ownerName, last }: SummaryRow): ConversationSummary {
  const { orderId, collectionRef, ownerId } = conversation
  return {
    id: conversation.id,
    version: conversation.version,
    kind: conversation.kind,
    state: conversation.state,
    subject: conversation.subject,
    customer_name: conversation.customerName,
    customer_email: conversation.email,
    order: orderId === null ? null : { id: orderId, collection_ref: collectionRef ?? '' },
    owner: ownerId === null ? null : { id: ownerId, name: ownerName },
    channel: conversation.channel,
    is_unread: conversation.isUnread,
    last_words: last.words,
    last_from: last.kind === 'received' ? 'customer' : 'us',
    last_at: conversation.lastMessageAt.toISOString(),
  }
}

/** Returns null for an unknown one. */
export async function viewConversation(db: Executor, id: string): Promise<Conversation | null> {
  const row = await summaryOf(db, id)
  if (!row) return null
  const { phone, storefrontDomain } = row.conversation
  return {
    ...viewSummary(row),
    ...(await textingOf(db, row.conversation)),
    customer_phone: phone,
    site: storefrontDomain,
    entries: await viewEntries(db, { row, since: 0 }),
  }
}

/** Returns what happened after a version, with the names of those who did it. */
export async function viewEntries(
  db: Executor,
  { row, since }: { readonly row: SummaryRow; readonly since: number },
): Promise<ConversationEntry[]> {
  const { conversation } = row
  const entries = await conversationRepository(db).entries(conversation.id, since)
  const deliveries = await deliveriesOf(
    db,
    entries.filter(({ kind }) => kind === 'sent').map((entry) => entry.id),
  )
  const names = await staffNames(db, [...new Set(entries.flatMap(staffIn))])
  const nameOf = (id: string): string => names.get(id) ?? 'A former colleague'
  return entries.map(({ id, kind, at, actor, channel, words }) => {
    const staffId = staffIdOf(actor)
    return {
      ...{ id, kind, channel, at: at.toISOString() },
      actor: staffId === null ? nameOfOther(actor, conversation) : nameOf(staffId),
      words: kind === 'owner' && words !== null ? nameOf(words) : words,
      // A mail that was sent long ago has left the outbox.
      delivery: kind === 'sent' ? (deliveries.get(id) ?? 'sent') : null,
    }
  })
}

function nameOfOther(
  actor: string,
  { customerName }: Pick<SummaryRow['conversation'], 'customerName'>,
): string {
  return actor === 'provider' ? 'The phone company' : (customerName ?? 'A visitor')
}

function staffIn({ actor, kind, words }: EntryRow): string[] {
  return [staffIdOf(actor), kind === 'owner' ? words : null].filter((id) => id !== null)
}
