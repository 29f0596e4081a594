import type { CollectionConfig, PayloadRequest } from 'payload'
import { decisionAccess } from '#src/access.ts'
import { nameField, sortOrderField } from '#src/fields/basic.ts'
import { periodsField } from '#src/fields/periods.ts'
import { textId } from '#src/fields/text-id.ts'
import { checkPostcodePlaces, overlap } from '#src/rules/postcode-places.ts'
import type { Verdict } from '#src/rules/verdict.ts'
import { drafts } from './versions.ts'

/** Places that couriers serve, with their weekly shifts. */
export const deliveryAreas: CollectionConfig = {
  slug: 'delivery-areas',
  access: decisionAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  fields: [
    textId('name'),
    nameField(),
    {
      name: 'postcodeAreas',
      type: 'text',
      hasMany: true,
      required: true,
      validate: async (values: unknown, { id, req }: { id?: unknown; req: PayloadRequest }) => {
        const verdict = checkPostcodePlaces(values)
        return verdict === true ? checkFree(values as string[], { id, req }) : verdict
      },
    },
    { name: 'sameDayCourier', type: 'checkbox', required: true, defaultValue: true },
    periodsField('shifts', { from: 'startsAt', to: 'endsAt' }),
    sortOrderField(),
  ],
}

interface Asker {
  readonly id?: unknown
  readonly req: PayloadRequest
}

/** Checks that no other area serves these postcodes too: an address lies in one area. */
async function checkFree(letters: readonly string[], { id, req }: Asker): Promise<Verdict> {
  const { docs } = await req.payload.find({
    collection: 'delivery-areas',
    where: { id: { not_equals: id ?? '' } },
    pagination: false,
    req,
  })
  const other = docs.find((area) => overlap(letters, areasOf(area)))
  return other === undefined || `"${String(other['name'])}" serves some of these already.`
}

function areasOf(area: object): readonly string[] {
  return 'postcodeAreas' in area && Array.isArray(area.postcodeAreas) ? area.postcodeAreas : []
}
