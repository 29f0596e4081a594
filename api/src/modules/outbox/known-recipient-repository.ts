import { sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { customerAccounts } from '#src/db/schema/customer-accounts.ts'
import { orders } from '#src/db/schema/orders.ts'
import { staff } from '#src/db/schema/staff.ts'

/** Returns whether an address is that of an account, of an order that was placed, or of a colleague. */
export async function isKnownRecipient(db: Executor, recipient: string): Promise<boolean> {
  const email = recipient.toLowerCase()
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select exists (select 1 from ${customerAccounts} where ${customerAccounts.email} = ${email})
      or exists (select 1 from ${staff} where ${staff.email} = ${email})
      or exists (select 1 from ${orders}
        where lower(${orders.email}) = ${email} and ${orders.settledBasketVersion} is not null) as known`)
  return rows[0]?.known === true
}
