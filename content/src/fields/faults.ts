import type { Field } from 'payload'
import { isBlank } from '#src/rules/verdict.ts'

export interface FieldFault {
  /** As in shops.0.phone. */
  readonly path: string
  readonly message: string
}

type Row = Readonly<Record<string, unknown>>
type Check = (value: unknown, options: { data: unknown; siblingData: unknown }) => unknown

/**
 * Returns every fault that would keep a document from being published, by the checks of these fields. Payload must not
 * have seen them yet: it adds checks of its own.
 */
export function faultsOf(fields: readonly Field[], data: Row, prefix = ''): FieldFault[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name) return []
    const value = data[field.name]
    const path = `${prefix}${field.name}`
    return [...ownFault(field, { value, path, data }), ...innerFaults(field, value, path)]
  })
}

function ownFault(
  field: Field,
  { value, path, data }: { value: unknown; path: string; data: Row },
): FieldFault[] {
  const { validate, required } = field as { validate?: Check; required?: boolean }
  if (required && isBlank(value)) return [{ path, message: 'Choose one.' }]
  const verdict = validate?.(value, { data, siblingData: data })
  return typeof verdict === 'string' ? [{ path, message: verdict }] : []
}

function innerFaults(field: Field, value: unknown, path: string): FieldFault[] {
  if (field.type === 'group') return faultsOf(field.fields, (value ?? {}) as Row, `${path}.`)
  if (field.type !== 'array' || !Array.isArray(value)) return []
  return (value as Row[]).flatMap((row, at) => faultsOf(field.fields, row, `${path}.${at}.`))
}
