import type { Fitting, FittingPlace } from '@darnley/contract/fittings'
import type { Shift } from '@darnley/contract/locations'
import { addDays, type Day, dayAt } from '@darnley/domain/turnaround'

export const aPlace: FittingPlace = {
  id: 'london-fitting-space',
  name: 'Fitting space London',
  address: {
    ...{ line1: '400 Oxford Street', line2: 'Third floor' },
    ...{ city: 'London', postcode: 'W1A 1AB' },
  },
  phone: '020 7946 0184',
  opening_hours: [{ day: 'monday', opens: '10:00', closes: '20:00' }],
  minutes: 20,
}

export const anotherPlace: FittingPlace = {
  ...aPlace,
  ...{ id: 'leeds-fitting-space', name: 'Fitting space Leeds', phone: '0113 496 0184' },
  address: { line1: '12 Briggate', line2: '', city: 'Leeds', postcode: 'LS1 6HD' },
}

/** Returns a day that many days from now, as the picker shows them. */
export const inDays = (count: number): Day => addDays(dayAt(new Date()), count)

export function aTime(startsAt: string, date: string = inDays(1)): Shift {
  const [hour = '', minute = ''] = startsAt.split(':')
  const ends_at = `${hour}:${String(Number(minute) + 20).padStart(2, '0')}`
  return { area_code: aPlace.id, date, starts_at: startsAt, ends_at, free: 1 }
}

export function aFitting(fields: Partial<Fitting> = {}): Fitting {
  const { date, starts_at, ends_at } = aTime('17:20')
  return {
    ...{ place: aPlace, date, starts_at, ends_at, state: 'booked', held_until: null, moves: 0 },
    ...fields,
  }
}
