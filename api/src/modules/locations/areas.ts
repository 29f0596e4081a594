import type { DeliveryAreaDocument } from '@darnley/contract/content-decisions'
import type { CourierArea } from '@darnley/contract/locations'
import { liesIn } from '@darnley/domain/delivery'
import type { WeeklyShift } from './rules.ts'

type Areas = readonly Omit<DeliveryAreaDocument, 'sameDayCourier'>[]

/** Finds the area in which a postcode lies. */
export function areaAt(areas: Areas, postcode: string): CourierArea | null {
  const found = areas.find(({ postcodeAreas }) => liesIn(postcodeAreas, postcode))
  return found ? { code: found.id, name: found.name } : null
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Returns the shifts of one area, or of all. */
export function weeklyShifts(areas: Areas, areaCode: string | null): WeeklyShift[] {
  return areas
    .filter(({ id }) => areaCode === null || id === areaCode)
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .flatMap(({ id, shifts }) =>
      shifts.map(({ day, startsAt, endsAt }) => ({
        areaCode: id,
        weekday: WEEKDAYS.indexOf(day) + 1,
        startsAt,
        endsAt,
      })),
    )
}
