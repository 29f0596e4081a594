import { asc, eq, inArray, isNull, and, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#src/db/database.ts'
import { customerAccounts } from '#src/db/schema/customer-accounts.ts'
import { conversationEntries } from '#src/db/schema/conversations.ts'
import { enquiries } from '#src/db/schema/enquiries.ts'
import { mailedLinks } from '#src/db/schema/mailed-links.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import { shopifyOrders } from '#src/db/schema/shopify.ts'
import { abandonedBasketRepository } from '#src/modules/abandoned-basket/repository.ts'
import {
  conversationRepository,
  type ConversationRow,
} from '#src/modules/conversations/repository.ts'
import type { Order } from '#src/modules/orders/repository.ts'

type AbandonedBaskets = Awaited<
  ReturnType<ReturnType<typeof abandonedBasketRepository>['ofEmails']>
>

/** Every row that belongs to the owner of an e-mail address. */
export interface PersonRecords {
  readonly orders: Order[]
  readonly abandonedBaskets: AbandonedBaskets
  readonly enquiries: (typeof enquiries.$inferSelect)[]
  readonly accounts: (typeof customerAccounts.$inferSelect)[]
  readonly shopOrders: (typeof shopifyOrders.$inferSelect)[]
  readonly conversations: ConversationRow[]
}

/** Returns the phones under which a person may have texted. */
export function phonesOf(found: readonly Pick<Order, 'phone'>[]): string[] {
  return [...new Set(found.map(({ phone }) => phone).filter((phone) => phone !== ''))]
}

type AccountLink = Pick<
  typeof mailedLinks.$inferSelect,
  'purpose' | 'email' | 'expiresAt' | 'device'
>
type MailedLink = Pick<
  typeof mailedLinks.$inferSelect,
  'purpose' | 'orderNumber' | 'expiresAt' | 'device' | 'lastUsedAt'
>
type Words = Pick<
  typeof conversationEntries.$inferSelect,
  'conversationId' | 'kind' | 'channel' | 'words' | 'at'
>
type HistoryRow = Pick<typeof orderStatusChanges.$inferSelect, 'orderId' | 'to' | 'at'>
type Message = Pick<typeof outbox.$inferSelect, 'template' | 'createdAt' | 'sentAt'>

export interface PersonalDataRepository {
  /** Returns and locks the rows until the transaction ends; the address in lower case. */
  find(email: string): Promise<PersonRecords>
  historyOf(orders: readonly Pick<Order, 'id'>[]): Promise<HistoryRow[]>
  /** Returns the messages of these conversations, oldest first. */
  wordsOf(conversations: readonly Pick<ConversationRow, 'id'>[]): Promise<Words[]>
  /** Returns the sessions of accounts, and the links to new addresses of theirs. */
  linksOf(
    accounts: readonly Pick<PersonRecords['accounts'][number], 'id'>[],
  ): Promise<AccountLink[]>
  /** Returns the links that were mailed to an address, without the sessions by password. */
  mailedLinksTo(email: string): Promise<MailedLink[]>
  /** Returns the e-mails whose payload contains one of these ids. */
  messagesAbout(ids: readonly string[]): Promise<Message[]>
  eraseEnquiries(ids: string[]): Promise<void>
}

export function personalDataRepository(db: Executor): PersonalDataRepository {
  return {
    find: (email) => find(db, email),
    historyOf: (found) =>
      db
        .select({
          orderId: orderStatusChanges.orderId,
          to: orderStatusChanges.to,
          at: orderStatusChanges.at,
        })
        .from(orderStatusChanges)
        .where(
          inArray(
            orderStatusChanges.orderId,
            found.map(({ id }) => id),
          ),
        )
        .orderBy(asc(orderStatusChanges.id)),
    wordsOf: (found) => {
      const { id, conversationId, kind, channel, words, at } = conversationEntries
      return db
        .select({ conversationId, kind, channel, words, at })
        .from(conversationEntries)
        .where(
          and(
            inArray(
              conversationId,
              found.map((one) => one.id),
            ),
            inArray(kind, ['received', 'sent']),
          ),
        )
        .orderBy(asc(id))
    },
    linksOf: (accounts) => {
      const { purpose, email, expiresAt, device, accountId } = mailedLinks
      const ids = accounts.map(({ id }) => id)
      return db
        .select({ purpose, email, expiresAt, device })
        .from(mailedLinks)
        .where(inArray(accountId, ids))
        .orderBy(asc(expiresAt))
    },
    mailedLinksTo: (email) => {
      const { purpose, orderNumber, expiresAt, device, lastUsedAt, accountId } = mailedLinks
      const isMailed = or(isNull(accountId), ne(purpose, 'repairs'))
      return db
        .select({ purpose, orderNumber, expiresAt, device, lastUsedAt })
        .from(mailedLinks)
        .where(and(eq(mailedLinks.email, email), isMailed))
        .orderBy(asc(expiresAt))
    },
    messagesAbout: (ids) =>
      db
        .select({
          template: outbox.template,
          createdAt: outbox.createdAt,
          sentAt: outbox.sentAt,
        })
        .from(outbox)
        .where(
          sql`exists (select from jsonb_each_text(${outbox.payload}) as named where named.value = any(${sql.param([...ids])}::text[]))`,
        )
        .orderBy(asc(outbox.id)),
    eraseEnquiries: async (ids) => {
      await db.delete(enquiries).where(inArray(enquiries.id, ids))
    },
  }
}

async function find(db: Executor, email: string): Promise<PersonRecords> {
  const isOf = (column: AnyPgColumn): SQL => sql`lower(${column}) = ${email}`
  const ownOrders = await db
    .select()
    .from(orders)
    .where(isOf(orders.email))
    .orderBy(asc(orders.createdAt))
    .for('update')
  return {
    orders: ownOrders,
    abandonedBaskets: await abandonedBasketRepository(db).ofEmails([email]),
    enquiries: await db
      .select()
      .from(enquiries)
      .where(sql`lower(${enquiries.content} ->> 'email') = ${email}`)
      .orderBy(asc(enquiries.createdAt))
      .for('update'),
    accounts: await db
      .select()
      .from(customerAccounts)
      .where(eq(customerAccounts.email, email))
      .for('update'),
    shopOrders: await db
      .select()
      .from(shopifyOrders)
      .where(and(isOf(shopifyOrders.email), isNull(shopifyOrders.redactedAt)))
      .for('update'),
    conversations: await conversationRepository(db).ofPerson({
      email,
      phones: phonesOf(ownOrders),
    }),
  }
}
