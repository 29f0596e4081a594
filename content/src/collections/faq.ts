import type { CollectionConfig } from 'payload'
import { textAccess } from '#src/access.ts'
import { sortOrderField } from '#src/fields/basic.ts'
import { textId } from '#src/fields/text-id.ts'
import { checkWords } from '#src/rules/placeholders.ts'
import { drafts } from './versions.ts'

/** Frequent questions. The api replaces placeholders, such as `{company}` and `{home_delivery}`. */
export const faq: CollectionConfig = {
  slug: 'faq',
  access: textAccess,
  admin: { useAsTitle: 'question' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  fields: [
    textId('question'),
    { name: 'question', type: 'text', required: true, validate: checkWords },
    { name: 'answer', type: 'textarea', required: true, validate: checkWords },
    { name: 'category', type: 'text', required: true },
    sortOrderField(),
  ],
}
