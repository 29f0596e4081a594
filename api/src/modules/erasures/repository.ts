import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { erasures } from '#src/db/schema/erasures.ts'

export interface ErasureRepository {
  insert(id: string): Promise<void>
  /** Returns those of the ids that this database has. */
  known(ids: readonly string[]): Promise<Set<string>>
  /** Returns the addresses of people, in lower case, whose hashes are among these (`subjectOf`). */
  emailsOf(subjects: readonly string[]): Promise<Map<string, string>>
}

export function erasureRepository(db: Executor): ErasureRepository {
  return {
    insert: async (id) => {
      await db.insert(erasures).values({ id }).onConflictDoNothing()
    },
    known: async (ids) => {
      const rows = await db
        .select({ id: erasures.id })
        .from(erasures)
        .where(inArray(erasures.id, [...ids]))
      return new Set(rows.map(({ id }) => id))
    },
    emailsOf: async (subjects) => {
      const { rows } = await db.execute<{ email: string; subject: string }>(sql`
        select email, subject from (
          select lower(email) as email from orders
          union select lower(email) from abandoned_baskets
          union select lower(content ->> 'email') from enquiries
          union select lower(email) from customer_accounts
          union select lower(email) from shopify_orders
          union select lower(email) from conversations
        ) as people,
        lateral (select translate(rtrim(encode(sha256(convert_to(email, 'UTF8')), 'base64'), '='), '+/', '-_') as subject) as hashed
        where subject = any(${sql.param([...subjects])}::text[])`)
      return new Map(rows.map(({ email, subject }) => [subject, email]))
    },
  }
}
