import { contrast } from './contrast.ts'
import { isBlank, type Verdict } from './verdict.ts'

/** What may stand in the description of a partner shop. */

const hostname =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
const onlyDigits = /^[\d.]+$/
const isLocal = /(?:^|\.)localhost$/

/** The hostname alone, as browsers send it; a name without a dot leads to no public site. */
export function checkHostname(value: unknown): Verdict {
  if (isBlank(value)) return 'Give the hostname of the site, for example repairs.example.com.'
  const text = String(value)
  const isName = hostname.test(text) && !onlyDigits.test(text)
  if (isName && (text.includes('.') || isLocal.test(text))) return true
  return 'Give a hostname alone, in lower case, for example repairs.example.com: no https://, no path, no port.'
}

export function checkRate(value: unknown): Verdict {
  const isDecimal = typeof value === 'string' && /^\d{1,3}(?:\.\d{1,4})?$/.test(value)
  if (isDecimal && Number(value) > 0) return true
  return 'Give a decimal above 0 with at most four places, for example 1.25.'
}

/** Returns a check of a text that must be there. @param what As in "a name" */
export function filled(what: string): (value: unknown) => Verdict {
  return (value) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? true : `Give ${what}.`
}

const postcode = /^(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/

export function checkPostcode(value: unknown): Verdict {
  if (typeof value === 'string' && postcode.test(value)) return true
  return 'Write the whole postcode, like BN1 1AA.'
}

/** For an address that may be empty. */
export function checkShopPostcode(value: unknown): Verdict {
  return isBlank(value) ? true : checkPostcode(value)
}

export function checkPhone(value: unknown): Verdict {
  if (isBlank(value) || /^\+?[\d ]{7,20}$/.test(String(value))) return true
  return 'Give a phone number in digits and spaces, like 020 7946 0112.'
}

export function checkChosen(value: unknown): Verdict {
  return Array.isArray(value) && value.length > 0 ? true : 'Choose at least one.'
}

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export function checkTime(value: unknown): Verdict {
  return time.test(String(value)) ? true : 'Give a time like 09:30.'
}

export function checkCloses(value: unknown, { siblingData }: { siblingData: unknown }): Verdict {
  const opens = String((siblingData as { opens?: unknown } | undefined)?.opens)
  const verdict = checkTime(value)
  if (verdict !== true || !time.test(opens)) return verdict
  return String(value) > opens ? true : 'Give a time after opening.'
}

export function checkOnceADay(value: unknown): Verdict {
  const days = Array.isArray(value) ? value.map((row: { day?: unknown }) => row.day) : []
  return new Set(days).size === days.length ? true : 'Give each day once.'
}

const hexadecimal = /^#[0-9a-f]{6}$/i
const needed = 4.5

/** White stands on the colour, or the colour on white: the contrast is the same. */
export function checkReadableColour(value: unknown): Verdict {
  if (isBlank(value)) return true
  const colour = String(value)
  if (!hexadecimal.test(colour))
    return 'Give a colour as a hash and six hexadecimal digits, for example #6B1B2D.'
  const found = contrast(colour, '#ffffff')
  if (found >= needed) return true
  return `Take a darker colour: white on it has a contrast of ${found.toFixed(1)} to 1, and it takes 4.5.`
}
