import type { PlaceSeed } from '#src/seed/decision-types.ts'
import { centreHours, officeHours } from '@darnley/node/demonstration/partners'

export const studios: readonly PlaceSeed[] = [
  {
    id: 'clerkenwell-workshop',
    name: 'Workshop Clerkenwell',
    address: { line1: '31 Clerkenwell Close', line2: '', city: 'London', postcode: 'EC1R 0AT' },
    phone: '020 7946 0171',
    openingHours: officeHours,
    accepts: ['alteration', 'repair', 'upsizing'],
  },
  {
    id: 'london-fitting-space',
    name: 'Fitting space London',
    address: {
      line1: '400 Oxford Street',
      line2: 'Third floor',
      city: 'London',
      postcode: 'W1A 1AB',
    },
    phone: '020 7946 0184',
    openingHours: centreHours,
    accepts: ['in_person_fitting'],
    partner: 'maison-vale',
    fittingTimes: centreHours.map(({ day, opens, closes }) => ({
      day,
      startsAt: opens,
      endsAt: closes,
    })),
    fittingMinutes: 20,
    fittingSeats: 2,
  },
]
