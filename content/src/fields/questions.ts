import type { ArrayField, JSONField } from 'payload'
import { checkExclusion } from '#src/rules/exclusions.ts'
import type { ServiceRows } from '#src/rules/exclusions.ts'
import { pointsField, priceField } from './basic.ts'
import { rowId } from './text-id.ts'

/** Returns a field for the ids of answers that hide its question, option or subservice. */
export function exclusionField(): JSONField {
  return {
    name: 'questionAnswerExclusion',
    type: 'json',
    validate: (value: unknown, { data }: { data: unknown }) =>
      checkExclusion(value, data as ServiceRows),
  }
}

export function questionsField(): ArrayField {
  return {
    name: 'questions',
    type: 'array',
    fields: [
      rowId(),
      { name: 'question', type: 'text', required: true },
      { name: 'explainer', type: 'textarea' },
      {
        name: 'questionType',
        type: 'select',
        required: true,
        defaultValue: 'radio',
        options: ['radio', 'text'],
      },
      {
        name: 'options',
        type: 'array',
        validate: (rows: unknown, { siblingData }: { siblingData: unknown }) =>
          checkOptions(rows, (siblingData as { questionType?: unknown }).questionType),
        fields: [
          rowId(),
          { name: 'answer', type: 'text', required: true },
          priceField('priceModifier'),
          pointsField(),
        ],
      },
      exclusionField(),
    ],
  }
}

function checkOptions(rows: unknown, questionType: unknown): true | string {
  const count = Array.isArray(rows) ? rows.length : 0
  if (questionType === 'text') return count === 0 || 'A question answered in words has no options.'
  return count >= 2 || 'Give at least two answers to choose from.'
}
