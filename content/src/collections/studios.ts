import type { CollectionConfig } from 'payload'
import { decisionAccess } from '#src/access.ts'
import { periodsField } from '#src/fields/periods.ts'
import { placeFields } from '#src/fields/place.ts'
import { wholeBetween } from '#src/rules/numbers.ts'
import { drafts } from './versions.ts'

/** Places for tailors and in-person fittings: the company's own, and rooms in shops of partners. */
export const studios: CollectionConfig = {
  slug: 'studios',
  access: decisionAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['name', 'id'],
  versions: drafts,
  fields: [
    ...placeFields(['alteration', 'repair', 'upsizing', 'in_person_fitting']),
    // Its staff see the fittings here, too.
    { name: 'partner', type: 'relationship', relationTo: 'partners' },
    periodsField('fittingTimes', { from: 'startsAt', to: 'endsAt' }),
    { name: 'fittingMinutes', type: 'number', validate: wholeBetween(5, 240) },
    { name: 'fittingSeats', type: 'number', validate: wholeBetween(1, 20) },
  ],
}
