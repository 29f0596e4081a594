import { z } from 'zod'
import type { Seller } from './db/schema/ledger.ts'

/** What the books need; README.md documents each name. */
export const bookVariables = {
  VAT_NUMBER: z
    .string()
    .trim()
    .regex(/^GB ?\d{3} ?\d{4} ?\d{2}$/)
    .optional()
    .describe('the VAT number of the company, such as GB 123 4567 89'),
  VAT_RATE: z.coerce
    .number()
    .min(0)
    .max(99)
    .refine((rate) => Number.isInteger(rate * 100))
    .default(20)
    .describe('a percentage, such as 20'),
  COMPANY_ADDRESS: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe('lines of the address of the company, comma-separated'),
  STORE_SELLER: z.enum(['company', 'partner']).default('company').describe('company or partner'),
  LEDGER_EVERY_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(10_000)
    .describe('milliseconds, at least 100'),
}

const Books = z.object(bookVariables)

export interface BooksConfig {
  /** The company, as receipts name it. Without a VAT number it is not registered, and charges no VAT. */
  company: Seller
  /** Hundredths of a percent; 0 without a number. */
  vatRate: number
  /** Who sells what a shop charges its customer: the company, or the shop, whose VAT is not known here. */
  storeSeller: 'company' | 'partner'
  /** Interval at which settled orders and refunds are entered in the ledger. */
  enterEveryMs: number
}

/** What receipts name without an address of their own. */
interface Company {
  readonly name: string
  /** Where the workshop is. */
  readonly workshop: readonly string[]
}

export function booksOf(env: z.output<typeof Books>, company: Company): BooksConfig {
  const address = env.COMPANY_ADDRESS?.split(',')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    company: {
      name: company.name,
      address: address ?? company.workshop,
      vatNumber: env.VAT_NUMBER ?? null,
    },
    vatRate: env.VAT_NUMBER === undefined ? 0 : Math.round(env.VAT_RATE * 100),
    storeSeller: env.STORE_SELLER,
    enterEveryMs: env.LEDGER_EVERY_MS,
  }
}
