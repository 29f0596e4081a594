import type { JSONField } from 'payload'
import { checkRichText } from '#src/rules/rich-text.ts'
import { populatePictures } from './populate-pictures.ts'

/** Returns a field with Lexical's JSON in a jsonb column, as the admin's editor stores it. */
export function richTextField(name: string): JSONField {
  return {
    name,
    type: 'json',
    validate: checkRichText,
    hooks: { afterRead: [populatePictures] },
  }
}
