import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { staffSecondSteps } from '#src/db/schema/staff-second-steps.ts'
import type { CodeUse } from './codes.ts'

export type SecondStepRow = typeof staffSecondSteps.$inferSelect

interface Confirmation {
  readonly staffId: string
  readonly secret: string
  /** Step of the code that confirmed it, which is used up. */
  readonly step: number
  readonly recoveryCodes: readonly string[]
}

export interface SecondStepRepository {
  of(staffId: string): Promise<SecondStepRow | null>
  /** Stores a secret to be confirmed; returns false when the second step is on. */
  begin(staffId: string, secret: string): Promise<boolean>
  /** Returns false when another secret was made in the meantime, or the second step is on. */
  confirm(confirmation: Confirmation): Promise<boolean>
  /** Uses a code up; returns false when it was used in the meantime. */
  use(staffId: string, use: CodeUse): Promise<boolean>
  /** Returns false when it was off. */
  end(staffId: string): Promise<boolean>
}

const steps = staffSecondSteps

export function secondStepRepository(db: Executor): SecondStepRepository {
  return {
    of: async (staffId) => {
      const [row] = await db.select().from(steps).where(eq(steps.staffId, staffId))
      return row ?? null
    },
    begin: async (staffId, secret) => {
      const made = await db
        .insert(steps)
        .values({ staffId, secret })
        .onConflictDoUpdate({
          target: steps.staffId,
          set: { secret, lastStep: 0 },
          setWhere: isNull(steps.confirmedAt),
        })
        .returning({ staffId: steps.staffId })
      return made.length > 0
    },
    confirm: async ({ staffId, secret, step, recoveryCodes }) => {
      const confirmed = await db
        .update(steps)
        .set({ confirmedAt: sql`now()`, lastStep: step, recoveryCodes: [...recoveryCodes] })
        .where(and(eq(steps.staffId, staffId), eq(steps.secret, secret), isNull(steps.confirmedAt)))
        .returning({ staffId: steps.staffId })
      return confirmed.length > 0
    },
    use: async (staffId, use) => {
      const isTheirs = and(eq(steps.staffId, staffId), isNotNull(steps.confirmedAt))
      const used =
        use.type === 'app'
          ? await db
              .update(steps)
              .set({ lastStep: use.step })
              .where(and(isTheirs, lt(steps.lastStep, use.step)))
              .returning({ staffId: steps.staffId })
          : await db
              .update(steps)
              .set({ recoveryCodes: sql`array_remove(${steps.recoveryCodes}, ${use.hash})` })
              .where(and(isTheirs, sql`${use.hash} = any(${steps.recoveryCodes})`))
              .returning({ staffId: steps.staffId })
      return used.length > 0
    },
    end: async (staffId) => {
      const ended = await db
        .delete(steps)
        .where(and(eq(steps.staffId, staffId), isNotNull(steps.confirmedAt)))
        .returning({ staffId: steps.staffId })
      return ended.length > 0
    },
  }
}
