import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { textStops } from '#src/db/schema/text-stops.ts'

export interface StopsRepository {
  add(phone: string): Promise<void>
  remove(phone: string): Promise<void>
  has(phone: string): Promise<boolean>
}

/** The phones, in E.164, that get no more text messages. */
export function stopsRepository(db: Executor): StopsRepository {
  return {
    add: async (phone) => {
      await db
        .insert(textStops)
        .values({ phoneHash: hashOf(phone) })
        .onConflictDoNothing()
    },
    remove: async (phone) => {
      await db.delete(textStops).where(eq(textStops.phoneHash, hashOf(phone)))
    },
    has: async (phone) => {
      const rows = await db
        .select()
        .from(textStops)
        .where(eq(textStops.phoneHash, hashOf(phone)))
      return rows.length > 0
    },
  }
}

function hashOf(phone: string): string {
  return createHash('sha256').update(`text messages to ${phone}`).digest('base64url')
}
