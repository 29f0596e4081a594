import type { OpeningHours } from '@darnley/contract/opening-hours'
import type { Executor } from '#src/db/database.ts'
import { stores, studios } from '#src/db/schema/stores.ts'

type Day = OpeningHours[number]['day']

const WEEKDAYS: Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const open = (days: Day[], opens: string, closes: string): OpeningHours =>
  days.map((day) => ({ day, opens, closes }))

const SHOP_HOURS = [
  ...open(WEEKDAYS, '09:30', '18:30'),
  ...open(['saturday'], '10:00', '18:00'),
] satisfies OpeningHours
const CENTRE_HOURS = [
  ...open([...WEEKDAYS, 'saturday'], '10:00', '20:00'),
  ...open(['sunday'], '12:00', '18:00'),
] satisfies OpeningHours

const STORES: (typeof stores.$inferInsert)[] = [
  {
    id: 'maison-vale-marylebone',
    storefrontId: 'maison-vale',
    name: 'Maison Vale, Marylebone',
    address: { line1: '12 Chiltern Street', line2: '', city: 'London', postcode: 'W1U 7PT' },
    phone: '020 7946 0112',
    openingHours: SHOP_HOURS,
    accepts: ['in_store_order', 'customer_drop_off', 'customer_collection'],
    dropOffPoint: 'WFLondon',
  },
  {
    id: 'maison-vale-richmond',
    storefrontId: 'maison-vale',
    name: 'Maison Vale, Richmond',
    address: { line1: '8 Paved Court', line2: '', city: 'Richmond', postcode: 'TW9 1LZ' },
    phone: '020 7946 0138',
    openingHours: SHOP_HOURS,
    accepts: ['in_store_order'],
    dropOffPoint: null,
  },
  {
    id: 'kirk-stratford',
    storefrontId: 'kirk-and-daughters',
    name: 'Kirk & Daughters, Stratford',
    address: { line1: '5 The Broadway', line2: 'Stratford', city: 'London', postcode: 'E15 4QS' },
    phone: '020 7946 0155',
    openingHours: CENTRE_HOURS,
    accepts: ['in_store_order', 'customer_drop_off', 'customer_collection'],
    dropOffPoint: 'WFStratford',
  },
]

const STUDIOS: (typeof studios.$inferInsert)[] = [
  {
    id: 'clerkenwell-workshop',
    name: 'Workshop Clerkenwell',
    address: { line1: '31 Clerkenwell Close', line2: '', city: 'London', postcode: 'EC1R 0AT' },
    phone: '020 7946 0171',
    openingHours: open(WEEKDAYS, '09:00', '17:00'),
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
    openingHours: CENTRE_HOURS,
    accepts: ['in_person_fitting'],
  },
]

/** Existing rows stay unchanged. */
export async function seedPlaces(db: Executor): Promise<void> {
  await db.insert(stores).values(STORES).onConflictDoNothing()
  await db.insert(studios).values(STUDIOS).onConflictDoNothing()
}
