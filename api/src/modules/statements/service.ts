import type { z } from 'zod'
import type {
  NewSettlement,
  Statement,
  Statements,
  SettlementRefusal,
} from '@darnley/contract/workshop-statements'
import { formatMoney, type Minor, minor } from '@darnley/domain/money'
import { addDays, type Day, dayAt } from '@darnley/domain/turnaround'
import type { Database, Executor } from '#src/db/database.ts'
import type { Services } from '#src/services.ts'
import { HttpError, notFound, refuseFaults } from '#src/lib/http-error.ts'
import { ownerActionRepository } from '#src/modules/owner-actions/repository.ts'
import { type PartnerMoved, type SettlementRow, statementRepository } from './repository.ts'
import {
  balanceOf,
  daysOf,
  owedIn,
  settlementFaults,
  settlementWords,
  signedAmount,
  statementCsv,
} from './rules.ts'

/** Before its amounts are branded. */
type PlainStatement = z.input<typeof Statement>

const NOTHING = {
  ...{ collected: 0, returned: 0, held: 0, held_returned: 0 },
  ...{ paid_in: 0, paid_out: 0, own_takings: 0 },
}

/** In one snapshot, so that a settlement in between is in all sums or in none. */
export async function statementsOf(
  { db, config }: Pick<Services, 'config'> & { readonly db: Executor },
  month: string,
): Promise<z.input<typeof Statements>> {
  const statements = await db.transaction((snapshot) => readStatements(snapshot, month), {
    ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
  })
  return { month, store_seller: config.books.storeSeller, statements }
}

async function readStatements(db: Executor, month: string): Promise<PlainStatement[]> {
  const repository = statementRepository(db)
  const period = daysOf(month)
  const before = await repository.moved({ from: null, to: addDays(period.from, -1) })
  const during = await repository.moved(period)
  const ever = await repository.moved({ from: null, to: null })
  const settlements = await repository.settlementsOf(period)
  return (await repository.partners()).map((shop) => {
    const { shop: _shop, ...moved } = during.get(shop.id) ?? { ...NOTHING, shop: shop.id }
    const opening = balanceIn(before, shop.id)
    return {
      ...{ shop, ...moved, opening },
      closing: opening + balanceOf(moved),
      owed_now: balanceIn(ever, shop.id),
      settlements: settlements
        .filter((settlement) => settlement.shop === shop.id)
        .map(({ shop: _of, ...settlement }) => settlement),
    }
  })
}

function balanceIn(all: ReadonlyMap<string, PartnerMoved>, shop: string): Minor {
  return balanceOf(all.get(shop) ?? NOTHING)
}

/** @throws HttpError 404 for a shop that is no partner */
export async function csvOfStatement(
  db: Executor,
  { month, shop }: { month: string; shop: string },
): Promise<string> {
  const repository = statementRepository(db)
  const partners = await repository.partners()
  if (!partners.some(({ id }) => id === shop)) throw notFound('Shop')
  const period = daysOf(month)
  const before = await repository.moved({ from: null, to: addDays(period.from, -1) })
  return statementCsv(await repository.rows(shop, period), balanceIn(before, shop))
}

interface Recording {
  readonly actorId: string
  readonly wanted: NewSettlement
}

/**
 * Records a settlement once for its id. More than is owed is recorded only when that is accepted.
 * @throws ValidationFailed; HttpError 404, 409
 */
export async function recordSettlement(
  db: Database,
  { actorId, wanted }: Recording,
): Promise<{ owed_now: Minor }> {
  refuseFaults(settlementFaults(wanted, dayAt(new Date())))
  return db.transaction(async (transaction) => {
    const repository = statementRepository(transaction)
    const shop = await repository.lockPartner(wanted.shop)
    if (!shop) throw notFound('Shop')
    const row = rowOf(wanted, actorId)
    const known = await repository.settlement(wanted.id)
    if (known && !isSame(known, row))
      throw refusal({ detail: 'Another settlement was recorded under this id', owed: null })
    const balance = await balanceNow(transaction, shop.id)
    if (known) return { owed_now: balance }
    const owed = owedIn(wanted.direction, balance)
    if (wanted.amount > owed && !wanted.accept_more)
      throw refusal({ detail: `Only ${formatMoney(owed)} is owed`, owed })
    await repository.add(row)
    await ownerActionRepository(transaction).record({
      ...{ actorId, action: 'settlement_recorded', subject: shop.id },
      details: [
        { field: 'settlement', from: null, to: settlementWords(wanted) },
        { field: 'day', from: null, to: wanted.day },
        { field: 'reference', from: null, to: wanted.reference },
      ],
    })
    return { owed_now: minor(balance - row.amount) }
  })
}

async function balanceNow(db: Executor, shop: string): Promise<Minor> {
  return balanceIn(await statementRepository(db).moved({ from: null, to: null }), shop)
}

function rowOf(wanted: NewSettlement, actorId: string): SettlementRow {
  return {
    ...{ id: wanted.id, storefrontId: wanted.shop, receivedOn: wanted.day as Day },
    ...{ amount: signedAmount(wanted), reference: wanted.reference, actorId },
  }
}

function isSame(known: SettlementRow, row: SettlementRow): boolean {
  const names = ['storefrontId', 'receivedOn', 'amount', 'reference'] as const
  return names.every((name) => known[name] === row[name])
}

function refusal(body: z.input<typeof SettlementRefusal>): HttpError {
  return new HttpError({ status: 409, detail: body.detail, body })
}
