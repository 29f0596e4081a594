import type { CollectionAfterReadHook, Field } from 'payload'

type Row = Readonly<Record<string, unknown>>

/**
 * Path of the picture that stands where a draft has none; `no-picture.svg` beside this file. No name of an upload has a
 * slash.
 */
export const noPicturePath = '/api/media/file/drafts/no-picture.svg'

const noPicture = {
  ...{ id: 'no-picture', alt: 'No picture yet', url: noPicturePath },
  ...{ width: 240, height: 240 },
}

/**
 * Fills what a page needs and a draft does not have yet, so that the rest of it is seen. Only reads of a preview are
 * filled; what is published has everything.
 */
export const completeDraft: CollectionAfterReadHook = ({ doc, req, collection }) =>
  req.context['isPreview'] === true ? completed(collection.fields, doc as Row) : doc

/** Whether a draft lacks what nothing can stand for: what it belongs to, or a value that no other document has. */
export function isUnplaced(fields: readonly Field[], row: Row): boolean {
  return fields.some((field) => {
    if (!('name' in field) || !isRequired(field) || field.name === 'id') return false
    const isOwn = field.type === 'relationship' || ('unique' in field && field.unique === true)
    return isOwn && row[field.name] === null
  })
}

function completed(fields: readonly Field[], row: Row): Row {
  const filled = fields.flatMap((field) => {
    if (!('name' in field) || row[field.name] === undefined) return []
    return [[field.name, completedValue(field, row[field.name])] as const]
  })
  return { ...row, ...Object.fromEntries(filled) }
}

function completedValue(field: Field, value: unknown): unknown {
  if (field.type === 'array' && Array.isArray(value))
    return (value as Row[]).map((row) => completed(field.fields, row))
  if (field.type === 'group' && isRow(value)) return completed(field.fields, value)
  return isBlank(value) && isRequired(field) ? standIn(field) : value
}

function standIn(field: Field): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return `(${'name' in field ? wordsOf(field.name) : 'text'} is missing)`
    case 'number':
      return typeof field.defaultValue === 'number' ? field.defaultValue : (field.min ?? 0)
    case 'checkbox':
      return field.defaultValue === true
    case 'date':
      return new Date(0).toISOString()
    case 'select':
      return firstOption(field.options)
    case 'upload':
      return noPicture
    default:
      return null
  }
}

function firstOption([first]: readonly (string | { readonly value: string })[]): unknown {
  return typeof first === 'object' ? first.value : first
}

/** coverImage > cover image */
export function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const isBlank = (value: unknown): boolean => value === null || value === ''

const isRequired = (field: Field): boolean => 'required' in field && field.required === true
