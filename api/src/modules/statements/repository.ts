import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Settlement } from '@darnley/contract/workshop-statements'
import type { Minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { ledgerEntries, settlements } from '#src/db/schema/ledger.ts'
import { orders } from '#src/db/schema/orders.ts'
import { staff } from '#src/db/schema/staff.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { soldBy } from '#src/modules/ledger/repository.ts'
import type { Moved, StatementRow } from './rules.ts'

export interface Partner {
  readonly id: string
  readonly name: string
}

export interface Period {
  /** Null: from the beginning. */
  readonly from: Day | null
  /** Null: until now. */
  readonly to: Day | null
}

/** What moved, and what the shop sold itself. */
export type PartnerMoved = Moved & { readonly shop: string; readonly own_takings: number }

export interface SettlementRow {
  readonly id: string
  readonly storefrontId: string
  readonly receivedOn: Day
  readonly amount: Minor
  readonly reference: string
  readonly actorId: string
}

export interface StatementRepository {
  partners(): Promise<Partner[]>
  /** Returns a partner, locked by the transaction so that settlements follow each other. */
  lockPartner(id: string): Promise<Partner | null>
  /** Returns what moved in a period, for each partner with an entry or a settlement. */
  moved(period: Period): Promise<ReadonlyMap<string, PartnerMoved>>
  /** Returns what changed the balance of a partner, oldest first. */
  rows(shop: string, period: Period): Promise<StatementRow[]>
  settlementsOf(period: Period): Promise<(Settlement & { readonly shop: string })[]>
  settlement(id: string): Promise<SettlementRow | null>
  add(settlement: SettlementRow): Promise<void>
}

const entry = ledgerEntries

/** Where the company sells, the till holds its money; where the shop sells, the card's payment is the shop's. */
const isForCompany = sql`${soldBy} is null and ${entry.through} = 'till'`
const isForShop = sql`${soldBy} is not null and ${entry.through} = 'card'`
const isOwn = sql`${soldBy} is not null and ${entry.through} = 'till'`

const isIn = (day: SQL, { from, to }: Period): SQL =>
  sql`${from === null ? sql`true` : sql`${day} >= ${from}`}
    and ${to === null ? sql`true` : sql`${day} <= ${to}`}`

const sumOf = (amount: SQL, condition: SQL): SQL =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`

export function statementRepository(db: Executor): StatementRepository {
  const { id, name, kind } = storefronts
  return {
    partners: () =>
      db
        .select({ id, name })
        .from(storefronts)
        .where(eq(kind, 'partner'))
        .orderBy(asc(name), asc(id)),
    lockPartner: async (wanted) => {
      const [row] = await db
        .select({ id, name })
        .from(storefronts)
        .where(sql`${id} = ${wanted} and ${kind} = 'partner'`)
        .for('update')
      return row ?? null
    },
    moved: (period) => moved(db, period),
    rows: (shop, period) => rows(db, shop, period),
    settlementsOf: async (period) => {
      const { receivedOn, amount, reference, storefrontId, actorId } = settlements
      const found = await db
        .select({
          ...{ id: settlements.id, day: receivedOn, amount, reference, shop: storefrontId },
          actor: sql<string>`coalesce(${staff.name}, split_part(${staff.email}, '@', 1))`,
        })
        .from(settlements)
        .innerJoin(staff, eq(staff.id, actorId))
        .where(isIn(sql`${receivedOn}`, period))
        .orderBy(asc(receivedOn), asc(settlements.recordedAt))
      return found.map((row) => ({
        ...row,
        direction: row.amount < 0 ? ('to_shop' as const) : ('from_shop' as const),
        amount: Math.abs(row.amount) as Minor,
      }))
    },
    settlement: async (wanted) => {
      const [row] = await db.select().from(settlements).where(eq(settlements.id, wanted))
      return row ?? null
    },
    add: async (settlement) => {
      await db.insert(settlements).values(settlement)
    },
  }
}

async function moved(db: Executor, period: Period): Promise<ReadonlyMap<string, PartnerMoved>> {
  const total = sql`${entry.total}`
  const isSold = sql`${entry.source} <> 'refund'`
  const { rows: found } = await db.execute<PartnerMoved & Record<string, unknown>>(sql`
    select ${storefronts.id} as shop, coalesce(collected, 0) as collected, coalesce(returned, 0) as returned,
      coalesce(held, 0) as held, coalesce(held_returned, 0) as held_returned,
      coalesce(own_takings, 0) as own_takings, coalesce(paid_in, 0) as paid_in, coalesce(paid_out, 0) as paid_out
    from ${storefronts}
    left join (select ${entry.storefrontId} as shop,
        ${sumOf(total, sql`${isForCompany} and ${isSold}`)} as collected,
        -${sumOf(total, sql`${isForCompany} and not (${isSold})`)} as returned,
        ${sumOf(total, sql`${isForShop} and ${isSold}`)} as held,
        -${sumOf(total, sql`${isForShop} and not (${isSold})`)} as held_returned,
        ${sumOf(total, isOwn)} as own_takings
      from ${entry} where ${entry.storefrontId} is not null and ${isIn(sql`${entry.day}`, period)}
      group by 1) as entries on entries.shop = ${storefronts.id}
    left join (select ${settlements.storefrontId} as shop,
        ${sumOf(sql`${settlements.amount}`, sql`${settlements.amount} > 0`)} as paid_in,
        -${sumOf(sql`${settlements.amount}`, sql`${settlements.amount} < 0`)} as paid_out
      from ${settlements} where ${isIn(sql`${settlements.receivedOn}`, period)}
      group by 1) as settled on settled.shop = ${storefronts.id}
    where ${storefronts.kind} = 'partner'`)
  return new Map(found.map((row) => [row.shop, row]))
}

async function rows(db: Executor, shop: string, period: Period): Promise<StatementRow[]> {
  const { rows: found } = await db.execute<StatementRow & Record<string, unknown>>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, what, reference, "order", amount, change from (
      select ${entry.day} as day, ${entry.enteredAt} as at,
        case when ${entry.source} = 'refund' then 'credit_note' else 'receipt' end as what,
        ${entry.receiptNumber}::text as reference, ${orders.collectionRef} as "order", ${entry.total} as amount,
        case when ${isForShop} then -${entry.total} else ${entry.total} end as change
      from ${entry} join ${orders} on ${orders.id} = ${entry.orderId}
      where ${entry.storefrontId} = ${shop} and ((${isForCompany}) or (${isForShop}))
        and ${isIn(sql`${entry.day}`, period)}
      union all
      select ${settlements.receivedOn}, ${settlements.recordedAt},
        case when ${settlements.amount} < 0 then 'to_shop' else 'from_shop' end,
        ${settlements.reference}, null, abs(${settlements.amount}), -${settlements.amount}
      from ${settlements}
      where ${settlements.storefrontId} = ${shop} and ${isIn(sql`${settlements.receivedOn}`, period)}
    ) as happened order by day, at, reference`)
  return found
}
