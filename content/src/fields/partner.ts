import type { ArrayField, Field, GroupField, SelectField, TextField } from 'payload'
import {
  checkChosen,
  checkReadableColour,
  checkShopPhone,
  checkShopPostcode,
  filled,
} from '#src/rules/partner.ts'
import { colourNames, dropOffPoints, storeAccepts } from '#src/rules/partner-options.ts'
import { checkPostcode } from '#src/rules/addresses.ts'
import { colourField, pictureField } from './basic.ts'
import { periodsField } from './periods.ts'

interface Choice {
  readonly name: string
  readonly options: string[]
}

export function textOf(name: string, validate: TextField['validate']): TextField {
  return { name, type: 'text', ...(validate && { validate }) } as TextField
}

export function oneOf({ name, options }: Choice): SelectField {
  return { name, type: 'select', options }
}

export function someOf({ name, options }: Choice): SelectField {
  return { name, type: 'select', options, hasMany: true }
}

export function atLeastOneOf(choice: Choice): SelectField {
  return { ...someOf(choice), validate: checkChosen } as SelectField
}

export function addressGroup(): GroupField {
  return {
    name: 'address',
    type: 'group',
    fields: [
      textOf('line1', filled('house and street')),
      { name: 'line2', type: 'text' },
      textOf('city', filled('the town')),
      textOf('postcode', checkPostcode),
    ],
  }
}

/** Shops where staff take orders. An empty address or name is the partner's. */
export function shopsField(): ArrayField {
  return {
    name: 'shops',
    type: 'array',
    fields: [
      { name: 'id', type: 'text' },
      { name: 'name', type: 'text' },
      {
        name: 'address',
        type: 'group',
        fields: [
          { name: 'line1', type: 'text' },
          { name: 'line2', type: 'text' },
          { name: 'city', type: 'text' },
          textOf('postcode', checkShopPostcode),
        ],
      },
      textOf('phone', checkShopPhone),
      periodsField('openingHours', { from: 'opens', to: 'closes' }),
      someOf({ name: 'accepts', options: storeAccepts }),
      oneOf({ name: 'dropOffPoint', options: dropOffPoints }),
    ],
  }
}

/** Logo, backgrounds and colours of buttons, as the brands of all sites have them. */
export function brandFields(): Field[] {
  return [
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
      fields: [
        textOf('buttonColour', checkReadableColour),
        textOf('buttonHoverColour', checkReadableColour),
      ],
    },
  ]
}

/** Colours that stand on light grounds must be readable there. */
const readable = new Set(['ink', 'muted', 'link'])

export function colourGroup(): GroupField {
  return {
    name: 'colours',
    type: 'group',
    fields: colourNames.map((name) =>
      readable.has(name) ? textOf(name, checkReadableColour) : colourField(name),
    ),
  }
}
