import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ActionDetail, OwnerActionKind } from '@darnley/contract/workshop-people'
import { staff } from './staff.ts'

/** What owners did, written in the transaction of the action. */
export const ownerActions = pgTable(
  'owner_actions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => staff.id),
    action: text().$type<OwnerActionKind>().notNull(),
    /** Id of the person, discount code or id of the shop; of personal data a hash of the e-mail address. */
    subject: text().notNull(),
    details: jsonb().$type<ActionDetail[]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('owner_actions_on').on(table.subject, table.id)],
)
