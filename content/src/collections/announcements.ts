import type { CollectionConfig, DateField, NumberField } from 'payload'
import { textAccess } from '#src/access.ts'
import { sortOrderField } from '#src/fields/basic.ts'
import { textId } from '#src/fields/text-id.ts'
import { checkBuild, checkUntil, checkVersion } from '#src/rules/callers.ts'
import { drafts } from './versions.ts'

/** For callers below one of the bounds, or for all callers when there are no bounds. */
export const announcements: CollectionConfig = {
  slug: 'announcements',
  access: textAccess,
  admin: { useAsTitle: 'title' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  fields: [
    textId('title'),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'information',
      options: ['information', 'update_required'],
    },
    { name: 'title', type: 'text', required: true },
    { name: 'message', type: 'textarea', required: true },
    timeField('startsAt'),
    {
      ...timeField('endsAt'),
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        checkUntil(value, (siblingData as { startsAt?: unknown }).startsAt),
    },
    { name: 'belowVersion', type: 'text', validate: checkVersion },
    buildField('belowIosBuild'),
    buildField('belowAndroidBuild'),
    sortOrderField(),
  ],
}

function timeField(name: string): DateField {
  return { name, type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } }
}

function buildField(name: string): NumberField {
  return { name, type: 'number', validate: checkBuild }
}
