import type { StoreSeed } from '#src/seed/decision-types.ts'
import { centreHours, shopHours } from './opening-hours.ts'

export const stores: readonly StoreSeed[] = [
  {
    id: 'maison-vale-marylebone',
    storefront: 'maison-vale',
    name: 'Maison Vale, Marylebone',
    address: { line1: '12 Chiltern Street', line2: '', city: 'London', postcode: 'W1U 7PT' },
    phone: '020 7946 0112',
    openingHours: shopHours,
    accepts: ['in_store_order', 'customer_drop_off', 'customer_collection'],
    dropOffPoint: 'WFLondon',
  },
  {
    id: 'maison-vale-richmond',
    storefront: 'maison-vale',
    name: 'Maison Vale, Richmond',
    address: { line1: '8 Paved Court', line2: '', city: 'Richmond', postcode: 'TW9 1LZ' },
    phone: '020 7946 0138',
    openingHours: shopHours,
    accepts: ['in_store_order'],
    dropOffPoint: null,
  },
  {
    id: 'kirk-stratford',
    storefront: 'kirk-and-daughters',
    name: 'Kirk & Daughters, Stratford',
    address: { line1: '5 The Broadway', line2: 'Stratford', city: 'London', postcode: 'E15 4QS' },
    phone: '020 7946 0155',
    openingHours: centreHours,
    accepts: ['in_store_order', 'customer_drop_off', 'customer_collection'],
    dropOffPoint: 'WFStratford',
  },
]
