import { checkPhone, checkPostcode } from './addresses.ts'
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

/** For an address that may be empty. */
export function checkShopPostcode(value: unknown): Verdict {
  return isBlank(value) || checkPostcode(value)
}

export function checkShopPhone(value: unknown): Verdict {
  return isBlank(value) || checkPhone(value)
}

export function checkChosen(value: unknown): Verdict {
  return Array.isArray(value) && value.length > 0 ? true : 'Choose at least one.'
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
