import type { Field, GroupField } from 'payload'
import { checkPhone, checkPostcode } from '#src/rules/addresses.ts'
import { nameField } from './basic.ts'
import { periodsField } from './periods.ts'
import { textId } from './text-id.ts'

/** Returns what shops and studios have in common. */
export function placeFields(accepts: string[]): Field[] {
  return [
    textId('name'),
    nameField(),
    addressField(),
    { name: 'phone', type: 'text', required: true, validate: checkPhone },
    periodsField('openingHours', { from: 'opens', to: 'closes' }),
    { name: 'accepts', type: 'select', hasMany: true, required: true, options: accepts },
  ]
}

function addressField(): GroupField {
  return {
    name: 'address',
    type: 'group',
    fields: [
      { name: 'line1', type: 'text', required: true },
      { name: 'line2', type: 'text' },
      { name: 'city', type: 'text', required: true },
      { name: 'postcode', type: 'text', required: true, validate: checkPostcode },
    ],
  }
}
