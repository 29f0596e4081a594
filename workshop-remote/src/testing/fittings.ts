import type { DayFitting, FittingDay } from '@darnley/contract/workshop-fittings'

const times = ['10:00', '10:20', '10:40']
const id = (last: number): string => `7a1c1d36-3c7a-4c0a-9a43-${String(last).padStart(12, '0')}`

/** The order of fitting 48260. */
export const chosenOrder = id(48360)

export function aDayFitting(number: number, fields: Partial<DayFitting> = {}): DayFitting {
  return {
    ...{ id: id(number), seat: 1, starts_at: '10:00', ends_at: '10:20' },
    ...{ held_until: null, moves: 0, mark: null, marked_at: null },
    order: {
      ...{ id: id(100 + number), version: 3, collection_ref: `DN-${number}` },
      ...{ customer_name: 'Amara Osei', phone: '+447700900123', due_on: '2026-12-07' },
      garments: [
        {
          ...{ number: 1, name: 'Jeans', description: 'Blue denim', services: ['Hem'] },
          notes: ['I wear them with boots'],
        },
      ],
    },
    ...fields,
  }
}

/** A Wednesday with one fitting, one that has been moved, and one that is being booked. */
export function aFittingDay(fields: Partial<FittingDay> = {}): FittingDay {
  return {
    places: [
      {
        ...{ id: 'london-fitting-space', name: 'Fitting space London', phone: '020 7946 0184' },
        address: {
          ...{ line1: '400 Oxford Street', line2: '', city: 'London', postcode: 'W1A 1AB' },
        },
        ...{ opening_hours: [], minutes: 20 },
      },
    ],
    ...{ place_id: 'london-fitting-space', date: '2026-11-25', seats: 2 },
    fittings: [
      aDayFitting(48260),
      aDayFitting(48261, { seat: 2, moves: 1 }),
      aDayFitting(3, {
        ...{ starts_at: '10:20', ends_at: '10:40', order: null },
        held_until: '2026-11-25T10:58:00.000Z',
      }),
    ],
    times: times.map((starts_at, index) => ({
      ...{ area_code: 'london-fitting-space', date: '2026-11-25', starts_at },
      ...{ ends_at: times[index + 1] ?? '11:00', free: index },
    })),
    ...fields,
  }
}
