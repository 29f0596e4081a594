import type { ValidationFault } from '@darnley/contract/errors'

/** More than any contract needs. At thousands of levels a recursive walk overflows the stack. */
const MAX_DEPTH = 30

/** Returns a fault for each text that PostgreSQL cannot store (a NUL or a lone surrogate), and for excessive depth. */
export function unstorableTexts(value: unknown, loc: ValidationFault['loc']): ValidationFault[] {
  // Places are made for a fault only: they cost more than the walk.
  return isStorable(value, loc.length) ? [] : faultsIn(value, loc)
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (!isContainer(value)) return true
  if (depth > MAX_DEPTH) return false
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, depth + 1))
  for (const key in value)
    if (!isStorableText(key) || !isStorable(value[key as keyof typeof value], depth + 1))
      return false
  return true
}

function faultsIn(value: unknown, loc: ValidationFault['loc']): ValidationFault[] {
  if (typeof value === 'string') return isStorableText(value) ? [] : [unstorable(loc)]
  if (!isContainer(value)) return []
  if (loc.length > MAX_DEPTH) return [{ loc, msg: 'Nested too deeply', type: 'too_deep' }]
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isStorableText(key) ? [] : [unstorable(loc)]),
    ...faultsIn(inner, [...loc, Array.isArray(value) ? Number(key) : key]),
  ])
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function unstorable(loc: ValidationFault['loc']): ValidationFault {
  return { loc, msg: 'Text must be Unicode, without NUL', type: 'string_unicode' }
}
