import type { ArrayField } from 'payload'
import { nameField, pictureField, priceField } from './basic.ts'
import { exclusionField, questionsField } from './questions.ts'
import { rowId } from './text-id.ts'

export function subservicesField(): ArrayField {
  return {
    name: 'subservices',
    type: 'array',
    fields: [
      rowId(),
      nameField(),
      priceField('priceModifier'),
      questionsField(),
      pictureField('coverImage'),
      { name: 'deadEnd', type: 'checkbox', required: true, defaultValue: false },
      exclusionField(),
    ],
  }
}
