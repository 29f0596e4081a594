import { createHash } from 'node:crypto'
import { and, count, eq, not, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { discounts, discountUses } from '#src/db/schema/discounts.ts'
import { orders } from '#src/db/schema/orders.ts'
import type { Uses } from './rules.ts'

export type Discount = typeof discounts.$inferSelect

interface NewUse {
  readonly orderId: string
  readonly code: string
  readonly basketId: string
  readonly percentage: number
  readonly email: string
}

interface CodeInBasket {
  readonly code: string
  readonly basketId: string
}

export interface DiscountRepository {
  find(code: string): Promise<Discount | null>
  /** Locks the code until the transaction ends, so that orders reserve its uses one at a time. */
  lock(code: string): Promise<void>
  /** Returns the percentage that the basket's unpaid order agreed to with this code. */
  agreed(held: CodeInBasket): Promise<number | null>
  /** Counts uses. Call only when no use is agreed, since that one would be counted too. */
  countUses(held: CodeInBasket): Promise<Uses>
  /** Counts uses by orders with this e-mail address, except the basket's unpaid order. */
  countUsesOfCustomer(held: CodeInBasket & { readonly email: string }): Promise<number>
  reserve(use: NewUse): Promise<void>
  release(orderId: string): Promise<void>
}

export function discountRepository(db: Executor): DiscountRepository {
  return {
    find: async (code) => {
      const [row] = await db.select().from(discounts).where(eq(discounts.code, code))
      return row ?? null
    },
    lock: async (code) => {
      await db
        .select({ code: discounts.code })
        .from(discounts)
        .where(eq(discounts.code, code))
        .for('update')
    },
    agreed: async ({ code, basketId }) => {
      const [row] = await db
        .select({ percentage: discountUses.percentage })
        .from(discountUses)
        .innerJoin(orders, eq(orders.id, discountUses.orderId))
        .where(
          and(
            eq(discountUses.code, code),
            eq(orders.basketId, basketId),
            eq(orders.status, 'awaiting_payment'),
          ),
        )
      return row?.percentage ?? null
    },
    countUses: async ({ code, basketId }) => {
      const [row] = await db
        .select({
          all: count(),
          ofBasket: sql<number>`count(*) filter (where ${discountUses.basketId} = ${basketId})::int`,
        })
        .from(discountUses)
        .where(eq(discountUses.code, code))
      return row ?? { all: 0, ofBasket: 0 }
    },
    countUsesOfCustomer: async ({ code, basketId, email }) => {
      const isOwnOrder = sql`exists (select from ${orders} where ${orders.id} = ${discountUses.orderId}
        and ${orders.basketId} = ${basketId} and ${orders.status} = 'awaiting_payment')`
      const [row] = await db
        .select({ uses: count() })
        .from(discountUses)
        .where(
          and(
            eq(discountUses.code, code),
            eq(discountUses.customer, customerOf({ code, email })),
            not(isOwnOrder),
          ),
        )
      return row?.uses ?? 0
    },
    reserve: async ({ email, ...use }) => {
      const { code, percentage } = use
      const customer = customerOf({ code, email })
      await db
        .insert(discountUses)
        .values({ ...use, customer })
        .onConflictDoUpdate({ target: discountUses.orderId, set: { code, percentage, customer } })
    },
    release: async (orderId) => {
      await db.delete(discountUses).where(eq(discountUses.orderId, orderId))
    },
  }
}

/** Returns a key of a customer that is different for each code, so that rows do not show who uses which codes. */
function customerOf({ code, email }: { code: string; email: string }): string {
  return createHash('sha256').update(`${code} ${email.toLowerCase()}`).digest('base64url')
}
