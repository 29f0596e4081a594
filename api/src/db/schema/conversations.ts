import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  ConversationEntry,
  ConversationKind,
  ConversationState,
  MessageChannel,
} from '@darnley/contract/workshop-messages'
import { garments } from './garments.ts'
import { orders } from './orders.ts'
import { staff } from './staff.ts'

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What people wrote to the company and what was answered, as the workshop's inbox shows it. */
export const conversations = pgTable(
  'conversations',
  {
    /** That of the enquiry or price proposal it began with, or the key of a letter: each begins one conversation. */
    id: uuid().primaryKey(),
    kind: text().$type<ConversationKind>().notNull(),
    /** The kind before staff marked it as a claim. */
    cameAs: text('came_as').$type<Exclude<ConversationKind, 'claim'>>().notNull(),
    state: text().$type<ConversationState>().notNull().default('open'),
    ownerId: uuid('owner_id').references(() => staff.id),
    /** Raised by each message and each change. */
    version: integer().notNull().default(1),
    isUnread: boolean('is_unread').notNull(),
    /** How the customer wrote last, and is answered; of a letter of the company, how it was sent. */
    channel: text().$type<MessageChannel>().notNull().default('site'),
    subject: text().notNull(),
    customerName: text('customer_name'),
    /** Null when it is not known: the conversation cannot be answered. */
    email: text(),
    phone: text(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** Of that order. */
    collectionRef: text('collection_ref'),
    /** The garment at which it was suggested; null for all others, and when it was suggested by an older process. */
    garmentId: uuid('garment_id').references(() => garments.id, { onDelete: 'set null' }),
    /** Domain of the storefront's site where it was written; null for the customers' site. */
    storefrontDomain: text('storefront_domain'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull().defaultNow(),
    /** Also when it was read. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Words that staff search by prefix, as those of orders. */
    searchWords: searchWords('search_words').generatedAlwaysAs(
      sql`array_to_tsvector(array_remove(string_to_array(lower((coalesce(collection_ref, '') || ' ' || split_part(coalesce(collection_ref, ''), '-', 2) || ' ' || coalesce(customer_name, '') || ' ' || coalesce(email, '')) collate pg_c_utf8), ' '), ''))`,
    ),
  },
  (table) => [
    // Lists, the latest message first: all, of a state, of a colleague. Other filters skip rows of these.
    index('conversations_latest').on(table.lastMessageAt, table.id),
    index('conversations_of_state').on(table.state, table.lastMessageAt, table.id),
    index('conversations_of_owner').on(table.ownerId, table.lastMessageAt, table.id),
    index('conversations_of_kind').on(table.kind, table.lastMessageAt, table.id),
    index('conversations_of_order').on(table.orderId),
    index('conversations_of_garment')
      .on(table.garmentId)
      .where(sql`${table.garmentId} is not null`),
    index('conversations_of_person').on(sql`lower(${table.email})`),
    // Whose message continues one that belongs to no order.
    index('conversations_of_phone')
      .on(table.phone)
      .where(sql`${table.orderId} is null`),
    index('conversations_unread')
      .on(table.id)
      .where(sql`${table.isUnread}`),
    index('conversations_changed').on(table.changedAt),
    index('conversations_search_words').using('gin', table.searchWords),
  ],
)

/** Messages of conversations and changes of state, owner and claim, in order. */
export const conversationEntries = pgTable(
  'conversation_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Of the conversation after it. */
    version: integer().notNull(),
    kind: text().$type<ConversationEntry['kind']>().notNull(),
    /** staff:<id>, customer, or provider for a text message that did not arrive */
    actor: text().notNull(),
    channel: text().$type<MessageChannel>(),
    /** The message, the new state, or the id of the new owner; null for none. */
    words: text(),
    /** Key of the request or of the received mail or text, so that a repeated one has no effect; null from a page. */
    requestKey: uuid('request_key'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('conversation_entries_of').on(table.conversationId, table.id),
    uniqueIndex('conversation_entries_once_a_request').on(table.conversationId, table.requestKey),
  ],
)
