import type { AreaSeed, ShiftSeed } from '#src/seed/decision-types.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const MORNING = { startsAt: '09:00', endsAt: '13:00' }
const AFTERNOON = { startsAt: '13:00', endsAt: '17:00' }
const EVENING = { startsAt: '17:00', endsAt: '20:00' }

/** On weekdays these, and on Saturdays the morning. */
function weekOf(daily: readonly Omit<ShiftSeed, 'day'>[]): ShiftSeed[] {
  const weekdays = WEEKDAYS.flatMap((day) => daily.map((shift) => ({ day, ...shift })))
  return [...weekdays, { day: 'saturday', ...MORNING }]
}

const byDay = weekOf([MORNING, AFTERNOON])

/** In the City people work, so couriers ride there in the evening too. */
const untilEvening = weekOf([MORNING, AFTERNOON, EVENING])

/** In display order. */
export const deliveryAreas: readonly AreaSeed[] = [
  {
    id: 'london-city',
    name: 'City of London and Holborn',
    postcodeAreas: ['EC', 'WC'],
    shifts: untilEvening,
  },
  { id: 'london-east', name: 'East London', postcodeAreas: ['E'], shifts: byDay },
  { id: 'london-north', name: 'North London', postcodeAreas: ['N', 'NW'], shifts: byDay },
  { id: 'london-south', name: 'South London', postcodeAreas: ['SE', 'SW'], shifts: byDay },
  { id: 'london-west', name: 'West London', postcodeAreas: ['W'], shifts: byDay },
]
