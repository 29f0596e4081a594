import type { CollectionConfig } from 'payload'
import { publicAccess } from '#src/access.ts'
import { colourField, domainField, pictureField } from '#src/fields/basic.ts'
import { textId } from '#src/fields/text-id.ts'

export const brandCustomisation: CollectionConfig = {
  slug: 'brandCustomisation',
  access: publicAccess,
  admin: { useAsTitle: 'domain' },
  fields: [
    textId('companyName'),
    domainField(),
    { name: 'companyName', type: 'text' },
    pictureField('logo'),
    {
      name: 'backgroundImages',
      type: 'group',
      fields: [
        pictureField('bookingFlow'),
        pictureField('basket'),
        pictureField('checkout'),
        pictureField('thankYou'),
      ],
    },
    {
      name: 'styles',
      type: 'group',
      fields: [colourField('buttonColour'), colourField('buttonHoverColour')],
    },
  ],
}
