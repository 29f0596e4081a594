import { emailMaxLength, emailPattern } from './text/email.ts'
import { readPostcode } from './text/postcode.ts'
import { isVisible } from './text/visible.ts'
import { z } from 'zod'

/** Whole pence. */
export const MinorUnits = z.int().brand<'Minor'>().describe('Amount in minor units (pence)')

/** A price or modifier: never negative. */
export const Price = z
  .int()
  .min(0)
  .brand<'Minor'>()
  .describe('Amount in minor units (pence), 0 or more')

/** Text that a person typed: trimmed by the api where section 5 requires it, of limited length. */
export const FreeText = z.string().max(2000)

/** Ids of content documents are readable slugs, for instance `shorten-hem`. */
export const ContentId = z.string().min(1).max(100)

/** Gives access to one order and nothing else: 256 random bits, base64url. */
export const OrderIdToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('Bearer token of one order: 256 random bits, base64url')

/** A required text: trimmed, limited in length, with at least one visible character. */
export function writtenText(most: number): z.ZodString {
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .max(most)
    .refine(isVisible, 'Write something that can be seen')
}

/** The name of a person or a thing. */
export const Name = writtenText(200)

export const Email = z
  .string()
  .trim()
  .max(emailMaxLength)
  .regex(emailPattern, 'Enter an e-mail address like name@example.com')
  .meta({ format: 'email' })

/** A day of this century in London's calendar, such as 2026-11-24. */
export const CalendarDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Enter a day of this century')

/** A UK postcode in any format; converted to Royal Mail's format. */
export const Postcode = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(20)
  .superRefine((text, context) => {
    const read = readPostcode(text)
    if (read.type === 'error') context.addIssue({ code: 'custom', message: read.hint })
  })
  .overwrite((text) => {
    const read = readPostcode(text)
    return read.type === 'ok' ? read.postcode : text
  })

/** The bytes of a response that is a file. */
export const FileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
