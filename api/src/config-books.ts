import { z } from 'zod'

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
  /** Null: the company is not registered, and charges no VAT. */
  vatNumber: string | null
  /** Hundredths of a percent; 0 without a number. */
  vatRate: number
  /** Who sells what a shop charges its customer: the company, or the shop, which then issues its own receipts. */
  storeSeller: 'company' | 'partner'
  /** Interval at which settled orders and refunds are entered in the ledger. */
  enterEveryMs: number
}

export function booksOf(env: z.output<typeof Books>): BooksConfig {
  return {
    vatNumber: env.VAT_NUMBER ?? null,
    vatRate: env.VAT_NUMBER === undefined ? 0 : Math.round(env.VAT_RATE * 100),
    storeSeller: env.STORE_SELLER,
    enterEveryMs: env.LEDGER_EVERY_MS,
  }
}
