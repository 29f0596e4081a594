import type { Store, Studio } from '@darnley/contract/places'
import { keepWaiting, loseConnection, type Scene } from '@darnley/workbench/scene'
import { beSignedIn } from '#src/testing/orders.ts'
import { Page } from './page.tsx'

const vale: Store = {
  id: 'vale',
  storefront_id: 'maison',
  name: 'Maison Vale Mayfair',
  address: { line1: '1 Row', line2: '', city: 'London', postcode: 'W1S 3PQ' },
  phone: '020 7946 0001',
  opening_hours: [
    { day: 'monday', opens: '10:00', closes: '18:00' },
    { day: 'tuesday', opens: '10:00', closes: '18:00' },
    { day: 'saturday', opens: '11:00', closes: '16:00' },
  ],
  accepts: ['in_store_order', 'customer_drop_off'],
  drop_off_point: 'WFLondon',
}
const kirk: Store = { ...vale, id: 'kirk', storefront_id: 'kirk', name: 'Kirk & Daughters' }
const studio: Studio = {
  id: 'studio',
  name: 'Hackney studio',
  address: vale.address,
  phone: '020 7946 0002',
  opening_hours: [],
  accepts: ['alteration', 'in_person_fitting'],
}

function answeredBy(stores: () => Store[] | Promise<Store[]>): Scene {
  return {
    element: <Page />,
    answers: {
      api: { 'GET /storefront/all_stores': stores, 'GET /storefront/all_studios': () => [studio] },
    },
    arrange: beSignedIn,
  }
}

export const listed: Scene = answeredBy(() => [kirk, vale])
export const bare: Scene = answeredBy(() => [{ ...vale, phone: '', opening_hours: [] }])
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(loseConnection)
