import type { ConversationConflict } from '@darnley/contract/workshop-messages'
import type { Executor } from '#src/db/database.ts'
import { HttpError, notFound } from '#src/lib/http-error.ts'
import { summaryOf } from './list-repository.ts'
import { type ConversationRow, conversationRepository } from './repository.ts'
import { viewConversation, viewEntries } from './view.ts'

/** Locks a conversation until the transaction ends. @throws HttpError 404 */
export async function lockConversation(db: Executor, id: string): Promise<ConversationRow> {
  const conversation = await conversationRepository(db).lock(id)
  if (!conversation) throw notFound('Conversation')
  return conversation
}

interface Seen {
  readonly conversation: Pick<ConversationRow, 'id' | 'version'>
  /** That the caller saw. */
  readonly version: number
}

/** Refuses a change of a version that is not the current one, with what happened since. @throws HttpError 409 */
export async function refuseStale(db: Executor, { conversation, version }: Seen): Promise<void> {
  if (version === conversation.version) return
  throw await refusal(db, { id: conversation.id, since: version })
}

interface Refused {
  readonly id: string
  readonly since: number
  /** Why; what happened since says so when it is absent. */
  readonly detail?: string
}

/** Returns the 409 with the conversation as it is now. */
export async function refusal(db: Executor, { id, since, detail }: Refused): Promise<HttpError> {
  const [row, current] = [await summaryOf(db, id), await viewConversation(db, id)]
  if (!row || !current) return notFound('Conversation')
  const changes = await viewEntries(db, { row, since })
  const latest = changes.at(-1)
  const told = detail ?? `${latest?.actor ?? 'A colleague'} was faster`
  const body: ConversationConflict = { detail: told, current, changes }
  return new HttpError({ status: 409, detail: told, body })
}
