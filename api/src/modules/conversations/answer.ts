import type {
  Conversation,
  ConversationAnswer,
  ConversationChange,
  Letter,
} from '@darnley/contract/workshop-messages'
import type { z } from 'zod'
import type { Database, Executor } from '#src/db/database.ts'
import { conflict, notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { lockPlacedOrder } from '#src/modules/workshop-orders/load.ts'
import type { Services } from '#src/services.ts'
import { lockConversation, refusal, refuseStale } from './conflict.ts'
import { inboxColleagues } from './list-repository.ts'
import { addLetter } from './mail.ts'
import { conversationRepository } from './repository.ts'
import { stepsBetween } from './rules.ts'
import { viewConversation } from './view.ts'

type Answering = Pick<Services, 'db' | 'outbox'>

interface Wanted {
  readonly id: string
  /** The colleague who calls. */
  readonly staffId: string
}

const actorOf = ({ staffId }: Wanted): string => `staff:${staffId}`

/** @throws HttpError 404 */
export async function readConversation(db: Executor, id: string): Promise<Conversation> {
  const found = await viewConversation(db, id)
  if (!found) throw notFound('Conversation')
  return found
}

/** Mails an answer, once for each key. @throws HttpError 404, 409 */
export async function answer(
  { db, outbox }: Answering,
  wanted: Wanted & z.output<typeof ConversationAnswer>,
): Promise<Conversation> {
  const { id, staffId, version, key, words, state } = wanted
  await db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, id)
    const repository = conversationRepository(transaction)
    const written = await repository.writtenBy(id, key)
    if (written?.words === words) return
    if (written) {
      const detail = 'This key was used for another answer'
      throw await refusal(transaction, { id, since: version, detail })
    }
    await refuseStale(transaction, { conversation, version })
    if (conversation.email === null) {
      const detail = 'No e-mail address of this person is known'
      throw await refusal(transaction, { id, since: version, detail })
    }
    const entryId = await repository.addEntry(
      { id, version: version + 1 },
      { kind: 'sent', channel: 'mail', actor: actorOf(wanted), words, requestKey: key },
    )
    const ownerId = conversation.ownerId ?? staffId
    await repository.change(id, { state, ownerId, isUnread: false, hasMessage: true })
    await addLetter(transaction, { entryId, conversationId: id })
  })
  outbox.wake()
  return readConversation(db, id)
}

/** @throws ValidationFailed for an owner who answers no messages; HttpError 404, 409 */
export async function change(
  db: Database,
  wanted: Wanted & ConversationChange,
): Promise<Conversation> {
  const { id, version, state, owner_id: ownerId, is_claim: isClaim } = wanted
  await db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, id)
    await refuseStale(transaction, { conversation, version })
    const { kind, cameAs } = conversation
    const before = { ...conversation, isClaim: kind === 'claim' }
    const steps = stepsBetween(before, { state, ownerId, isClaim })
    if (steps.some((step) => step.kind === 'owner')) await requireColleague(transaction, ownerId)
    if (steps.length === 0) return
    const repository = conversationRepository(transaction)
    for (const step of steps)
      await repository.addEntry({ id, version: version + 1 }, { ...step, actor: actorOf(wanted) })
    const changed = { state, ownerId, kind: isClaim ? ('claim' as const) : cameAs }
    await repository.change(id, { ...changed, hasMessage: false })
  })
  return readConversation(db, id)
}

async function requireColleague(db: Executor, ownerId: string | null): Promise<void> {
  if (ownerId === null) return
  const colleagues = await inboxColleagues(db)
  if (colleagues.some(({ id }) => id === ownerId)) return
  refuseFaults([valueFault(['body', 'owner_id'], 'Choose a colleague who answers messages')])
}

/** Writes to the customer of an order; the key is the id of the conversation. @throws HttpError 404, 409 */
export async function write(
  { db, outbox }: Answering,
  wanted: Wanted & Letter,
): Promise<Conversation> {
  const { id: orderId, staffId, key: id, subject, words } = wanted
  await db.transaction(async (transaction) => {
    const order = await lockPlacedOrder(transaction, orderId)
    if (isErased(order)) throw conflict('The data of this customer was erased')
    const repository = conversationRepository(transaction)
    const isNew = await repository.add({
      ...{ id, cameAs: 'written', state: 'waiting', isUnread: false, subject, ownerId: staffId },
      ...{ customerName: order.customerName, email: order.email, phone: order.phone || null },
      ...{ orderId, collectionRef: order.collectionRef },
    })
    if (!isNew) return requireSame(transaction, { id, orderId, subject, words })
    const entryId = await repository.addEntry(
      { id, version: 1 },
      { kind: 'sent', channel: 'mail', actor: actorOf(wanted), words, requestKey: id },
    )
    await addLetter(transaction, { entryId, conversationId: id })
  })
  outbox.wake()
  return readConversation(db, id)
}

type Written = Pick<Letter, 'subject' | 'words'> & {
  readonly id: string
  readonly orderId: string
}

/** A repeated request finds its own letter. @throws HttpError 409 for the id of another conversation or letter */
async function requireSame(db: Executor, { id, orderId, subject, words }: Written): Promise<void> {
  const repository = conversationRepository(db)
  const found = await repository.byId(id)
  const isSame =
    found?.orderId === orderId && found.cameAs === 'written' && found.subject === subject
  const written = isSame ? await repository.writtenBy(id, id) : null
  if (written?.words !== words) throw conflict('This key was used before')
}
