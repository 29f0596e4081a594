import type { CollectionConfig } from 'payload'
import { decisionAccess } from '#src/access.ts'
import { nameField, sortOrderField } from '#src/fields/basic.ts'
import { textId } from '#src/fields/text-id.ts'
import { checkFeeAmount, feeKeys, newFeeAmount } from '#src/rules/usual-fees.ts'
import { drafts } from './versions.ts'

/** The charges beside services, in words and pence. The api adds up prices with what is published. */
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
      options: feeKeys,
    },
    {
      name: 'amount',
      type: 'number',
      required: true,
      validate: checkFeeAmount,
      hooks: {
        beforeValidate: [
          ({ value, data, operation }) =>
            operation === 'create' ? newFeeAmount(value, data?.['key']) : value,
        ],
      },
    },
    nameField(),
    { name: 'description', type: 'textarea', required: true },
    sortOrderField(),
  ],
}
