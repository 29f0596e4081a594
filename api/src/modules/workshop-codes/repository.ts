import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Discount, DiscountChange, NewDiscount } from '@darnley/contract/workshop-codes'
import type { Executor } from '#src/db/database.ts'
import { discounts, discountUses } from '#src/db/schema/discounts.ts'
import { orders } from '#src/db/schema/orders.ts'

/** A code with its uses, and the moments from which its state follows. */
export type StoredCode = Omit<Discount, 'state'> & {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

interface Seen {
  readonly code: string
  /** Of the code as the caller saw it. */
  readonly version: number
}

export interface CodeRepository {
  all(): Promise<StoredCode[]>
  find(code: string): Promise<StoredCode | null>
  /** Returns false when the code exists. */
  add(discount: NewDiscount): Promise<boolean>
  /** Returns false for another version. */
  change(change: DiscountChange & Seen): Promise<boolean>
  /** Ends a code that has not ended. Returns false for another version. */
  end(seen: Seen): Promise<boolean>
}

const LONDON = sql`'Europe/London'`

const dayOf = (moment: SQL): SQL<string | null> =>
  sql`to_char(${moment} at time zone ${LONDON}, 'YYYY-MM-DD')`

/** The first moment of a day in London, and the first after it: summer time does not move them. */
const startOf = (day: string | null): SQL | null =>
  day === null ? null : sql`${day}::date::timestamp at time zone ${LONDON}`
const endOf = (day: string | null): SQL | null =>
  day === null ? null : sql`(${day}::date + 1)::timestamp at time zone ${LONDON}`

const used = sql`(select ${discountUses.code} as code, count(*)::int as uses,
    coalesce(sum(${orders.discount}) filter (where ${orders.settledBasketVersion} is not null), 0)::float8 as given
  from ${discountUses} left join ${orders} on ${orders.id} = ${discountUses.orderId}
  group by ${discountUses.code})`

const columns = {
  code: discounts.code,
  version: discounts.version,
  name: discounts.name,
  percentage: discounts.percentage,
  startsAt: discounts.startsAt,
  endsAt: discounts.endsAt,
  starts_on: dayOf(sql`${discounts.startsAt}`),
  ends_on: dayOf(sql`(${discounts.endsAt} - interval '1 microsecond')`),
  max_uses: discounts.maxUses,
  max_uses_per_customer: discounts.maxUsesPerCustomer,
  is_enabled: discounts.isEnabled,
  uses: sql<number>`coalesce(used.uses, 0)`,
  given: sql<Discount['given']>`coalesce(used.given, 0)`,
}

export function codeRepository(db: Executor): CodeRepository {
  const select = (condition?: SQL): Promise<StoredCode[]> =>
    db
      .select(columns)
      .from(discounts)
      .leftJoin(sql`${used} used`, sql`used.code = ${discounts.code}`)
      .where(condition)
      .orderBy(asc(discounts.code))
  const update = async ({ code, version }: Seen, set: object): Promise<boolean> => {
    const changed = await db
      .update(discounts)
      .set({ ...set, version: sql`${discounts.version} + 1` })
      .where(and(eq(discounts.code, code), eq(discounts.version, version)))
      .returning({ code: discounts.code })
    return changed.length > 0
  }
  return {
    all: () => select(),
    find: async (code) => (await select(eq(discounts.code, code)))[0] ?? null,
    add: async ({ code, ...terms }) => {
      const added = await db
        .insert(discounts)
        .values({ code, percentage: terms.percentage, ...columnsOf(terms) })
        .onConflictDoNothing()
        .returning({ code: discounts.code })
      return added.length > 0
    },
    change: ({ is_enabled: isEnabled, ...terms }) =>
      update(terms, { ...columnsOf(terms), percentage: terms.percentage, isEnabled }),
    end: (seen) =>
      update(seen, {
        isEnabled: false,
        endsAt: sql`least(${discounts.endsAt}, now())`,
      }),
  }
}

function columnsOf(terms: Omit<NewDiscount, 'code' | 'percentage'>) {
  return {
    name: terms.name,
    startsAt: startOf(terms.starts_on),
    endsAt: endOf(terms.ends_on),
    maxUses: terms.max_uses,
    maxUsesPerCustomer: terms.max_uses_per_customer,
  }
}
