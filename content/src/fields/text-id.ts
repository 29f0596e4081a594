import type { TextField } from 'payload'
import { isTextId, slugOf } from '#src/rules/slug.ts'

const message = 'Use lower-case letters, digits and hyphens, for example shorten-hem.'

/**
 * Returns the field of a document's id: a readable slug, derived from another field when the editor leaves it empty.
 */
export function textId(source: string): TextField {
  return {
    name: 'id',
    type: 'text',
    required: true,
    validate: (value: unknown) => isTextId(value) || message,
    hooks: {
      beforeValidate: [({ value, data }) => value || slugOf(String(data?.[source] ?? ''))],
    },
  }
}

/**
 * Returns the field of a row id inside a service. Rows of one kind share a table, so an id begins with its service's
 * id, which prevents collisions between editors.
 */
export function rowId(): TextField {
  return {
    name: 'id',
    type: 'text',
    validate: (value: unknown, { data }: { data: unknown }) => {
      const prefix = `${String((data as { id?: unknown }).id)}.`
      if (isTextId(value) && value.startsWith(prefix)) return true
      return `An id here starts with "${prefix}" and goes on in lower-case letters, digits and hyphens.`
    },
  }
}
