import type { ValidationFault } from '@darnley/contract/errors'

/** More than any contract needs. At thousands of levels a recursive walk overflows the stack. */
const MAX_DEPTH = 30

/** Returns a fault for each text that PostgreSQL cannot store (a NUL or a lone surrogate), and for excessive depth. */
export function unstorableTexts(value: unknown, loc: ValidationFault['loc']): ValidationFault[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [unstorable(loc)]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  if (loc.length > MAX_DEPTH) return [{ loc, msg: 'Nested too deeply', type: 'too_deep' }]
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isStorable(key) ? [] : [unstorable(loc)]),
    ...unstorableTexts(inner, [...loc, Array.isArray(value) ? Number(key) : key]),
  ])
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function unstorable(loc: ValidationFault['loc']): ValidationFault {
  return { loc, msg: 'Text must be Unicode, without NUL', type: 'string_unicode' }
}
