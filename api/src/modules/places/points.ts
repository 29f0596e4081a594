import type {
  DeliveryProvider,
  DeliveryProviderCode,
  DropOffPoint,
} from '@darnley/contract/delivery-providers'
import type { OpeningHours } from '@darnley/contract/opening-hours'
import { isDropOffPoint } from '@darnley/domain/delivery'
import { milesBetween } from './distance.ts'
import type { Places } from './places.ts'

type Days = NonNullable<DeliveryProvider['days']>

/** What the shops at a drop-off point add to its provider. */
export interface AtPoint {
  /** The days on which one of them is open. */
  readonly days?: Days
  readonly point?: DropOffPoint
}

const WEEKDAYS: Record<OpeningHours[number]['day'], Days[number]> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
}

/** Returns the shops at drop-off points. Reads the shops only when there is one. */
export async function pointsOf(
  places: Pick<Places, 'stores'>,
  codes: readonly DeliveryProviderCode[],
  postcode: string | null = null,
): Promise<ReadonlyMap<DeliveryProviderCode, AtPoint>> {
  const points = new Map<DeliveryProviderCode, AtPoint>()
  if (!codes.some(isDropOffPoint)) return points
  for (const store of await places.stores()) {
    const { drop_off_point: code, name, address, opening_hours } = store
    if (!code) continue
    const { days = [], point } = points.get(code) ?? {}
    const miles = postcode ? milesBetween(postcode, address.postcode) : null
    points.set(code, {
      days: merge(days, opening_hours),
      // Of several shops, the first by name is where the customer is sent.
      point: point ?? { name, address, opening_hours, miles },
    })
  }
  return points
}

export async function withPoints(
  places: Pick<Places, 'stores'>,
  { providers, postcode }: { providers: readonly DeliveryProvider[]; postcode: string | null },
): Promise<DeliveryProvider[]> {
  const codes = providers.map(({ name }) => name)
  const points = await pointsOf(places, codes, postcode)
  return providers.map((provider) => ({ ...provider, ...points.get(provider.name) }))
}

function merge(days: Days, hours: OpeningHours): Days {
  return [...new Set([...days, ...hours.map(({ day }) => WEEKDAYS[day])])].toSorted()
}
