import type { CollectionConfig } from 'payload'
import { textAccess } from '#src/access.ts'
import { sortOrderField } from '#src/fields/basic.ts'
import { textId } from '#src/fields/text-id.ts'
import { drafts } from './versions.ts'

/** Frequent questions. `{company}` and `{support_email}` are replaced by the api. */
export const faq: CollectionConfig = {
  slug: 'faq',
  access: textAccess,
  admin: { useAsTitle: 'question' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  fields: [
    textId('question'),
    { name: 'question', type: 'text', required: true },
    {
      name: 'answer',
      type: 'textarea',
      required: true,
      admin: {
        description: '{company} and {support_email} become your own, also in the question.',
      },
    },
    { name: 'category', type: 'text', required: true },
    sortOrderField(),
  ],
}
