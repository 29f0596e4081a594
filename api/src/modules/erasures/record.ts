import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What was erased, without personal data: an address is named by its hash. */
const Erased = z.discriminatedUnion('kind', [
  /** All that is kept about a person. */
  z.object({ kind: z.literal('person'), subject: z.string() }),
  /** The account alone. */
  z.object({ kind: z.literal('account'), subject: z.string() }),
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

/** A hash: who knows the address can prove what was done to its data, and no record keeps it. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}
