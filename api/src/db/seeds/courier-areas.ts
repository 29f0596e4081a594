import type { courierAreas, courierShifts } from '#src/db/schema/reference.ts'

export const courierAreaSeed: (typeof courierAreas.$inferInsert)[] = [
  { code: 'london-city', name: 'City of London and Holborn', postcodeAreas: ['EC', 'WC'] },
  { code: 'london-east', name: 'East London', postcodeAreas: ['E'] },
  { code: 'london-north', name: 'North London', postcodeAreas: ['N', 'NW'] },
  { code: 'london-south', name: 'South London', postcodeAreas: ['SE', 'SW'] },
  { code: 'london-west', name: 'West London', postcodeAreas: ['W'] },
].map((area, sortOrder) => ({ ...area, sortOrder }))

const MORNING = { startsAt: '09:00', endsAt: '13:00' }
const AFTERNOON = { startsAt: '13:00', endsAt: '17:00' }
const EVENING = { startsAt: '17:00', endsAt: '20:00' }
const SATURDAY = 6

/** Every area on weekdays and Saturday mornings; the City, where people work, also in the evening. */
export const courierShiftSeed: (typeof courierShifts.$inferInsert)[] = courierAreaSeed.flatMap(
  ({ code: areaCode }) => {
    const daily = areaCode === 'london-city' ? [MORNING, AFTERNOON, EVENING] : [MORNING, AFTERNOON]
    const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) =>
      daily.map((shift) => ({ areaCode, weekday, ...shift })),
    )
    return [...weekdays, { areaCode, weekday: SATURDAY, ...MORNING }]
  },
)
