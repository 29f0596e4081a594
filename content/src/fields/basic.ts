import type { NumberField, TextField, UploadField } from 'payload'
import { isBlank, type Verdict } from '#src/rules/verdict.ts'

export function nameField(): TextField {
  return { name: 'name', type: 'text', required: true }
}

/** Returns a field for a price in whole pence. */
export function priceField(name: string): NumberField {
  return { name, type: 'number', required: true, defaultValue: 0, validate: checkPrice }
}

export function checkPrice(value: unknown): Verdict {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return true
  return 'Give a price of 0 or more in pounds, such as 16.00.'
}

/** Returns a field for a tailor's workload in points. */
export function pointsField(): NumberField {
  return {
    name: 'tailorPointsModifier',
    type: 'number',
    required: true,
    defaultValue: 0,
    validate: checkPoints,
  }
}

export function checkPoints(value: unknown): Verdict {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return true
  return 'Give tailor points as a whole number that is 0 or more.'
}

export function sortOrderField(): NumberField {
  return { name: 'sortOrder', type: 'number', required: true, defaultValue: 0, index: true }
}

export function colourField(name: string): TextField {
  return { name, type: 'text', validate: checkColour }
}

export function checkColour(value: unknown): Verdict {
  if (isBlank(value)) return true
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return true
  return 'Give a colour as a hash and six hexadecimal digits, for example #6B1B2D.'
}

/** Returns a field for the hostname of a site. */
export function domainField(): TextField {
  return { name: 'domain', type: 'text', required: true, unique: true, validate: checkDomain }
}

export function checkDomain(value: unknown): Verdict {
  const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
  const labels = typeof value === 'string' && value.length <= 253 ? value.split('.') : ['']
  if (labels.every((part) => label.test(part))) return true
  return 'Give a hostname alone, in lower case, for example repairs.example.com: no https://, no path, no port.'
}

export function pictureField(name: string, required = false): UploadField {
  return { name, type: 'upload', relationTo: 'media', required }
}
