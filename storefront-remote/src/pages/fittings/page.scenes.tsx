import type { ShopFitting, ShopFittingDay } from '@darnley/contract/storefront-fittings'
import { dayAt } from '@darnley/domain/turnaround'
import { keepWaiting, loseConnection, refuse, type Scene } from '@darnley/workbench/scene'
import { beSignedIn } from '#src/testing/orders.ts'
import { Page } from './page.tsx'

const id = (last: number): string => `7a1c1d36-3c7a-4c0a-9a43-${String(last).padStart(12, '0')}`

function aFitting(number: number, fields: Partial<ShopFitting> = {}): ShopFitting {
  return {
    ...{ id: id(number), seat: 1, starts_at: '10:00', ends_at: '10:20' },
    ...{ held_until: null, moves: 0, mark: null, marked_at: null },
    order: {
      ...{ version: 3, collection_ref: `DN-${number}`, customer_name: 'Amara Osei' },
      garments: [
        {
          ...{ number: 1, name: 'Jeans', description: 'Blue denim', services: ['Shorten hem'] },
          notes: ['I wear them with boots'],
        },
      ],
    },
    ...fields,
  }
}

const place = {
  ...{ id: 'fitting-room', name: 'Fitting room', phone: '020 7946 0184' },
  address: { line1: '12 Chiltern Street', line2: '', city: 'London', postcode: 'W1U 7PT' },
  ...{ opening_hours: [], minutes: 20 },
}

const fittings = [
  aFitting(1),
  aFitting(2, { seat: 2, mark: 'here', marked_at: '2026-03-02T10:01:00.000Z', moves: 1 }),
  aFitting(3, { starts_at: '10:20', ends_at: '10:40', mark: 'absent' }),
  aFitting(4, { starts_at: '10:40', ends_at: '11:00', order: null }),
]

function aDay(fields: Partial<ShopFittingDay> = {}): ShopFittingDay {
  return { places: [place], place_id: place.id, date: dayAt(new Date()), fittings, ...fields }
}

/** Marks the first fitting as the api does. */
function seen(fields: Partial<ShopFittingDay> = {}): Scene {
  let current = aDay(fields)
  return {
    element: <Page />,
    path: '/storefront/fittings',
    arrange: () => {
      beSignedIn()
      current = aDay(fields)
    },
    answers: {
      api: {
        'GET /storefront/fittings': () => current,
        'POST /storefront/fittings/{id}/mark': ({ body }) => {
          const { mark } = body as Pick<ShopFitting, 'mark'>
          const [first, ...others] = current.fittings
          current = { ...current, fittings: first ? [{ ...first, mark }, ...others] : [] }
          return current
        },
      },
    },
  }
}

function answering(list: () => ShopFittingDay | Promise<ShopFittingDay>): Scene {
  return { ...seen(), answers: { api: { 'GET /storefront/fittings': list } } }
}

export const today: Scene = seen()
export const empty: Scene = seen({ fittings: [] })
export const tomorrow: Scene = seen({ date: '2099-01-01' })
export const severalPlaces: Scene = seen({ places: [place, { ...place, id: 'two', name: 'Two' }] })
export const noPlace: Scene = seen({ places: [], place_id: null, fittings: [] })
export const changedMeanwhile: Scene = {
  ...today,
  answers: {
    api: {
      ...today.answers?.api,
      'POST /storefront/fittings/{id}/mark': refuse(409, { detail: 'Changed' }),
    },
  },
}
export const loading: Scene = answering(keepWaiting)
export const failed: Scene = answering(loseConnection)
