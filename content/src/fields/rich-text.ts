import type { JSONField } from 'payload'
import { checkRichText } from '#src/rules/rich-text.ts'
import { populatePictures } from './populate-pictures.ts'

/** Lexical's JSON in a jsonb column, which the admin's editor uses as it stands. */
export function richTextField(name: string): JSONField {
  return {
    name,
    type: 'json',
    validate: checkRichText,
    hooks: { afterRead: [populatePictures] },
  }
}
