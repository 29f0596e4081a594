import type { CollectionConfig } from 'payload'
import { decisionAccess } from '#src/access.ts'
import { periodsField } from '#src/fields/periods.ts'
import { placeFields } from '#src/fields/place.ts'
import { wholeBetween } from '#src/rules/numbers.ts'
import { drafts } from './versions.ts'

/** The company's own places: for tailors and in-person fittings. */
export const studios: CollectionConfig = {
  slug: 'studios',
  access: decisionAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['name', 'id'],
  versions: drafts,
  fields: [
    ...placeFields(['alteration', 'repair', 'upsizing', 'in_person_fitting']),
    periodsField('fittingTimes', { from: 'startsAt', to: 'endsAt' }),
    { name: 'fittingMinutes', type: 'number', validate: wholeBetween(5, 240) },
    { name: 'fittingSeats', type: 'number', validate: wholeBetween(1, 20) },
  ],
}
