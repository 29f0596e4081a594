import type { CollectionConfig } from 'payload'
import { decisionAccess } from '#src/access.ts'
import { nameField, sortOrderField } from '#src/fields/basic.ts'
import { textId } from '#src/fields/text-id.ts'
import { drafts } from './versions.ts'

/** Words of the fees beside services. Their amounts are in the code that adds up prices. */
export const fees: CollectionConfig = {
  slug: 'fees',
  access: decisionAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  fields: [
    textId('key'),
    {
      name: 'key',
      type: 'select',
      required: true,
      unique: true,
      options: [
        'home_delivery',
        'return_to_store',
        'complete_in_store',
        'express',
        'express_large_basket',
      ],
    },
    nameField(),
    { name: 'description', type: 'textarea', required: true },
    sortOrderField(),
  ],
}
