import type { DeliveryProvider, DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { OpeningHours } from '@darnley/contract/places'
import { isDropOffPoint } from '@darnley/domain/delivery'
import type { Places } from './places.ts'

type Days = NonNullable<DeliveryProvider['days']>

const WEEKDAYS: Record<OpeningHours[number]['day'], Days[number]> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
}

/** Returns the opening days of the shops at drop-off points. Reads them only when there is one. */
export async function openDaysOf(
  places: Pick<Places, 'stores'>,
  codes: readonly DeliveryProviderCode[],
): Promise<ReadonlyMap<DeliveryProviderCode, Days>> {
  if (!codes.some(isDropOffPoint)) return new Map()
  const days = new Map<DeliveryProviderCode, Days>()
  for (const { drop_off_point: code, opening_hours: hours } of await places.stores())
    if (code) days.set(code, merge(days.get(code) ?? [], hours))
  return days
}

export async function withOpenDays(
  places: Pick<Places, 'stores'>,
  providers: readonly DeliveryProvider[],
): Promise<DeliveryProvider[]> {
  const days = await openDaysOf(
    places,
    providers.map(({ name }) => name),
  )
  return providers.map((provider) => ({ ...provider, days: days.get(provider.name) }))
}

function merge(days: Days, hours: OpeningHours): Days {
  return [...new Set([...days, ...hours.map(({ day }) => WEEKDAYS[day])])].toSorted()
}
