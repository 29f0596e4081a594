import { z } from 'zod'

/** Whole pence. */
export const MinorUnits = z.int().brand<'Minor'>().describe('Amount in minor units (pence)')

/** A price or modifier: never negative. */
export const Price = z
  .int()
  .min(0)
  .brand<'Minor'>()
  .describe('Amount in minor units (pence), 0 or more')

/** What a person typed: trimmed by the api where section 5 says so, never longer than a page. */
export const FreeText = z.string().max(2000)

/** Ids of content documents are readable slugs, for instance `shorten-hem`. */
export const ContentId = z.string().min(1).max(100)

/** Shows one order to its holder and nothing else: 256 random bits, base64url. */
export const OrderIdToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('Bearer token of one order: 256 random bits, base64url')
