import type { StudioDocument } from '@darnley/contract/content-decisions'
import type { FittingPlace, FittingTime } from '@darnley/contract/fittings'
import type { Shift } from '@darnley/contract/locations'
import { inLondon, type LocalTime, shiftsFrom } from '#src/modules/locations/rules.ts'
import { weeklyShifts } from '#src/modules/locations/areas.ts'

/** How long a time is kept for a basket that is still being looked at, and once its customer pays. */
export const HOLD_MINUTES = 15
export const PAYING_MINUTES = 30
/** How far ahead fittings are booked. */
export const DAYS_AHEAD = 56
const MINUTES = 20

/** Returns the places at which fittings are booked. */
export function fittingPlacesOf(studios: readonly StudioDocument[]): StudioDocument[] {
  return studios.filter(
    ({ accepts, fittingTimes }) => accepts.includes('in_person_fitting') && fittingTimes.length > 0,
  )
}

/** Returns how many are fitted at once. */
export const seatsOf = ({ fittingSeats }: StudioDocument): number => fittingSeats ?? 1

export function viewPlace(studio: StudioDocument): FittingPlace {
  const { id, name, address, phone, openingHours, fittingMinutes } = studio
  return {
    ...{ id, name, phone, opening_hours: openingHours, minutes: fittingMinutes ?? MINUTES },
    address: { ...address, line2: address.line2 ?? '' },
  }
}

/** Returns all times of a place in the seven days from a time on, sorted; those that have begun are left out. */
export function timesFrom(studio: StudioDocument, from: LocalTime): Shift[] {
  const area = { id: studio.id, name: studio.name, postcodeAreas: [], shifts: studio.fittingTimes }
  const whole = shiftsFrom(weeklyShifts([area], null), { date: from.date, time: '00:00' })
  const minutes = studio.fittingMinutes ?? MINUTES
  return whole
    .flatMap((shift) => split(shift, minutes))
    .filter(({ date, starts_at }) => date > from.date || starts_at >= from.time)
}

/** Returns the time that a customer asks for; null when the place does not offer it, or it has begun. */
export function offeredTime(
  studio: StudioDocument,
  { date, starts_at: startsAt }: Pick<FittingTime, 'date' | 'starts_at'>,
  now: Date,
): Shift | null {
  const today = inLondon(now)
  if (date < today.date || date > daysAfter(today.date, DAYS_AHEAD)) return null
  const time = date === today.date ? today.time : '00:00'
  const day = timesFrom(studio, { date, time }).filter((each) => each.date === date)
  return day.find((each) => each.starts_at === startsAt) ?? null
}

/** Whether a fitting can still be moved: until the day before. */
export function canMove({ date }: { readonly date: string }, now: Date): boolean {
  return date > inLondon(now).date
}

/** Whether staff can say what came of a fitting: from its day on. */
export function canMark({ date }: { readonly date: string }, now: LocalTime): boolean {
  return date <= now.date
}

export function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** Divides a period into times of equal length; what is left at its end is too short for one. */
function split({ area_code, date, starts_at, ends_at }: Shift, minutes: number): Shift[] {
  const [from, to] = [minuteOf(starts_at), minuteOf(ends_at)]
  return Array.from({ length: Math.floor((to - from) / minutes) }, (_, index) => ({
    ...{ area_code, date },
    starts_at: clock(from + index * minutes),
    ends_at: clock(from + (index + 1) * minutes),
  }))
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function clock(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
