import type { Erasure, PersonalData } from '@darnley/contract/personal-data'
import type { Database, Executor } from '#src/db/database.ts'
import { abandonedBasketRepository } from '#src/modules/abandoned-basket/repository.ts'
import { accountRepository } from '#src/modules/accounts/repository.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { conversationRepository } from '#src/modules/conversations/repository.ts'
import { fittingRepository } from '#src/modules/fittings/repository.ts'
import { guaranteeRepository } from '#src/modules/guarantee/repository.ts'
import { type ErasureLog } from '#src/modules/erasures/log.ts'
import { recordErasure } from '#src/modules/erasures/erase.ts'
import { subjectOf } from '#src/modules/erasures/record.ts'
import { endLinks } from '#src/modules/mailed-links/repository.ts'
import { photoRepository } from '#src/modules/photos/repository.ts'
import { shopifyRepository } from '#src/modules/shopify/repository.ts'
import { stopsRepository } from '#src/modules/text-messages/stops-repository.ts'
import { eraseOrders } from './erase-orders.ts'
import { moneyOfOrders } from './order-money-repository.ts'
import { personalDataRepository, type PersonRecords, phonesOf } from './repository.ts'
import { viewPersonalData } from './view.ts'

/** Returns all data about the owner of an e-mail address, from every shop and the customers' site. */
export function exportPersonalData(db: Database, address: string): Promise<PersonalData> {
  const email = address.trim().toLowerCase()
  return db.transaction(async (transaction) => {
    const repository = personalDataRepository(transaction)
    const found = await repository.find(email)
    const history = await repository.historyOf(found.orders)
    const orderIds = found.orders.map(({ id }) => id)
    const money = await moneyOfOrders(transaction, orderIds)
    const photos = await photoRepository(transaction).ofOrders(orderIds)
    const fittings = await fittingRepository(transaction).ofOrders(orderIds)
    const reports = await guaranteeRepository(transaction).ofOrders(orderIds)
    const moneyIds = [...money.proposals, ...money.refunds].map(({ id }) => id)
    const messages = await repository.messagesAbout([...idsOf(found), ...moneyIds])
    const words = await repository.wordsOf(found.conversations)
    const links = await repository.linksOf(found.accounts)
    const mailedLinks = await repository.mailedLinksTo(email)
    const areTextsStopped = await isAnyStopped(transaction, phonesOf(found.orders))
    const about = { history, money, photos, fittings, reports, messages, words, links, mailedLinks }
    const collected = { email, found, ...about, areTextsStopped }
    return viewPersonalData(collected)
  })
}

interface Erasing {
  readonly db: Database
  readonly erasures: ErasureLog
}

/**
 * Erases all data about the owner of an e-mail address, in one transaction. Services, garments and prices remain
 * without the person. A queued mail about an erased record is dropped when it is rendered.
 * @throws HttpError 503 when it cannot be recorded for restores
 */
export function erasePersonalData(
  { db, erasures: log }: Erasing,
  address: string,
): Promise<Erasure> {
  const email = address.trim().toLowerCase()
  return db.transaction(async (transaction) => {
    const { erasure, accounts } = await erasePerson(transaction, { email })
    const erased = { kind: 'person', subject: subjectOf(email), accounts } as const
    await recordErasure(transaction, { log, erased })
    return erasure
  })
}

interface Person {
  /** In lower case. */
  readonly email: string
  /** Ids of theirs, when the one of the address is that of another person. */
  readonly accounts?: readonly string[]
}

interface ErasedPerson {
  readonly erasure: Erasure
  /** Ids. */
  readonly accounts: readonly string[]
}

/** Erases without a record, as a restore does that repeats what is recorded. */
export function erasePerson(db: Executor, { email, ...known }: Person): Promise<ErasedPerson> {
  return db.transaction(async (transaction) => {
    const repository = personalDataRepository(transaction)
    const found = await repository.find(email)
    const accounts = known.accounts ?? found.accounts.map(({ id }) => id)
    const { orders, keptUntilFinished, baskets } = await eraseOrders(transaction, found.orders)
    const left = await basketRepository(transaction).eraseEntries({
      ids: found.abandonedBaskets.flatMap(({ entries }) => entries.map(({ id }) => id)),
    })
    await abandonedBasketRepository(transaction).erase(found.abandonedBaskets.map(({ id }) => id))
    for (const id of accounts) await accountRepository(transaction).erase(id)
    await accountRepository(transaction).eraseRequests(email)
    await endLinks(transaction, { email })
    const conversations = found.conversations.filter(({ orderId }) => !isOpenOrder(found, orderId))
    await conversationRepository(transaction).erase(conversations.map(({ id }) => id))
    // An enquiry without an address has that of its conversation.
    const enquiries = [...found.enquiries, ...conversations].map(({ id }) => id)
    await repository.eraseEnquiries(enquiries)
    await shopifyRepository(transaction).eraseOrders(found.shopOrders.map(({ id }) => id))
    const erasure = {
      orders,
      kept_until_finished: keptUntilFinished,
      baskets: baskets + left,
      abandoned_baskets: found.abandonedBaskets.length,
      enquiries: found.enquiries.length,
      accounts: accounts.length,
      shop_orders: found.shopOrders.length,
      conversations: conversations.length,
    }
    return { erasure, accounts }
  })
}

async function isAnyStopped(db: Executor, phones: readonly string[]): Promise<boolean> {
  const stops = stopsRepository(db)
  for (const phone of phones) if (await stops.has(phone)) return true
  return false
}

export function isAnythingKept(db: Database, email: string): Promise<boolean> {
  return db.transaction(
    async (transaction) => idsOf(await personalDataRepository(transaction).find(email)).length > 0,
  )
}

function idsOf(found: PersonRecords): string[] {
  const { orders, abandonedBaskets, enquiries, accounts, shopOrders, conversations } = found
  return [orders, abandonedBaskets, enquiries, accounts, shopOrders, conversations].flatMap(
    (rows) => rows.map(({ id }) => id),
  )
}

/** A conversation about an order in progress is erased with the order. */
function isOpenOrder({ orders }: PersonRecords, orderId: string | null): boolean {
  return orders.some(({ id, isPast }) => id === orderId && isPast !== true)
}
