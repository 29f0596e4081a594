import type { CollectionConfig } from 'payload'
import { editorsAccess } from '#src/access.ts'
import { placeFields } from '#src/fields/place.ts'
import { isTextId } from '#src/rules/slug.ts'
import { drafts } from './versions.ts'

/** Shops of the partners, some of which are drop-off points of the customers' site. */
export const stores: CollectionConfig = {
  slug: 'stores',
  access: editorsAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['name', 'id'],
  versions: drafts,
  fields: [
    ...placeFields(['in_store_order', 'customer_drop_off', 'customer_collection']),
    {
      name: 'storefront',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        isTextId(value) || "Give the partner's id, for example maison-vale.",
    },
    // Its staff see the orders that pass through it.
    { name: 'dropOffPoint', type: 'select', options: ['WFLondon', 'WFStratford'] },
  ],
}
