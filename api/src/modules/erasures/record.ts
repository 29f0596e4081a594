import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * Ids of the accounts that were erased. In an older backup one of them may have another address, and its address may be
 * that of an account that goes on. Absent in records of former releases: the account is that of the address.
 */
const accounts = z.array(z.uuid()).readonly().optional()

/** What was erased, without personal data: an address is named by its hash. */
const Erased = z.discriminatedUnion('kind', [
  /** All that is kept about a person. */
  z.object({ kind: z.literal('person'), subject: z.string(), accounts }),
  /** The account alone. */
  z.object({ kind: z.literal('account'), subject: z.string(), accounts }),
  /** A customer of a shop, as Shopify asks; `orders` are Shopify's ids. */
  z.object({
    kind: z.literal('shop-customer'),
    shop: z.string(),
    subject: z.string().nullable(),
    orders: z.array(z.string()),
  }),
  /** All customers of a shop. */
  z.object({ kind: z.literal('shop'), shop: z.string() }),
])

export type Erased = z.infer<typeof Erased>

export const ErasureRecord = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  erased: Erased,
})

export type ErasureRecord = z.infer<typeof ErasureRecord>

/** A hash: with the address it proves what was done to its data, and no record keeps the address itself. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}
