import type {
  CollectionAfterReadHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from 'payload'
import { publishedAccess } from '#src/access.ts'
import { nameField, pictureField, priceField, sortOrderField } from '#src/fields/basic.ts'
import { withCardPictures } from '#src/fields/card-pictures.ts'
import { questionsField } from '#src/fields/questions.ts'
import { richTextField } from '#src/fields/rich-text.ts'
import { subservicesField } from '#src/fields/subservices.ts'
import { textId } from '#src/fields/text-id.ts'
import { withRowIds } from '#src/rules/row-ids.ts'
import { slugOf } from '#src/rules/slug.ts'
import { keepServicesInUse } from './services-in-use.ts'
import { drafts } from './versions.ts'

const nameRows: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  const id = String(data['id'] || originalDoc?.id || slugOf(String(data['name'] ?? '')))
  return withRowIds({ ...data, id })
}

/** Removes the group of expectations when it is empty. */
const withoutEmptyExpectations: CollectionAfterReadHook = ({ doc }) => {
  const { expectations } = doc
  const empty = !expectations?.keyInfo && !expectations?.exampleImages?.length
  return empty ? { ...doc, expectations: null } : doc
}

export const services: CollectionConfig = {
  slug: 'services',
  access: publishedAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  hooks: {
    beforeValidate: [nameRows],
    beforeDelete: [keepServicesInUse],
    afterRead: [withoutEmptyExpectations, withCardPictures],
  },
  fields: [
    textId('name'),
    nameField(),
    { name: 'description', type: 'textarea' },
    priceField('price'),
    { name: 'serviceType', type: 'select', required: true, options: ['alteration', 'repair'] },
    { name: 'upsizing', type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'fittingChoices',
      type: 'array',
      fields: [
        { name: 'choice', type: 'select', required: true, options: ['measure', 'pin', 'match'] },
        { name: 'recommended', type: 'checkbox', required: true, defaultValue: false },
      ],
    },
    questionsField(),
    subservicesField(),
    pictureField('coverImage', true),
    { name: 'deadEnd', type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'expectations',
      type: 'group',
      fields: [
        richTextField('keyInfo'),
        {
          name: 'exampleImages',
          type: 'array',
          fields: [pictureField('image', true), { name: 'caption', type: 'text', required: true }],
        },
      ],
    },
    sortOrderField(),
  ],
}
