import type { CollectionConfig } from 'payload'
import { publishedAccess } from '#src/access.ts'
import { sortOrderField } from '#src/fields/basic.ts'
import { textId } from '#src/fields/text-id.ts'
import { wholeBetween } from '#src/rules/numbers.ts'
import { checkWebAddress } from '#src/rules/web-address.ts'
import { drafts } from './versions.ts'

/** What customers wrote about the company; home shows none while there is none. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  access: publishedAccess,
  admin: { useAsTitle: 'author' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  fields: [
    textId('author'),
    { name: 'author', type: 'text', required: true },
    { name: 'words', type: 'textarea', required: true },
    { name: 'rating', type: 'number', required: true, validate: wholeBetween(1, 5) },
    { name: 'writtenOn', type: 'date', required: true },
    { name: 'source', type: 'text', validate: checkWebAddress },
    sortOrderField(),
  ],
}
