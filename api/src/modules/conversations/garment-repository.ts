import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { conversationEntries, conversations } from '#src/db/schema/conversations.ts'
import type { EntryRow } from './repository.ts'

/** An entry of a conversation that a tailor is told of. */
export type EntryAtGarment = Pick<
  EntryRow,
  'id' | 'conversationId' | 'kind' | 'actor' | 'words' | 'at'
>

interface AtGarment {
  readonly garmentId: string
  /** Proposals of other prices for the garment: a question about one is a conversation with its id. */
  readonly proposalIds: readonly string[]
}

/** Returns what happened in the conversations about a garment, oldest first. */
export function entriesAtGarment(
  db: Executor,
  { garmentId, proposalIds }: AtGarment,
): Promise<EntryAtGarment[]> {
  const { id, conversationId, kind, actor, words, at } = conversationEntries
  return db
    .select({ id, conversationId, kind, actor, words, at })
    .from(conversationEntries)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .where(
      and(
        or(eq(conversations.garmentId, garmentId), inArray(conversations.id, [...proposalIds])),
        inArray(kind, ['suggested', 'received', 'sent', 'state']),
      ),
    )
    .orderBy(asc(id))
}
