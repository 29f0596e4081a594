import type { Config } from '#src/config.ts'
import { seedDemoDiscounts } from '#src/modules/discounts/seed.ts'
import { seedPlaces } from '#src/modules/places/seed.ts'
import { seedDemoAccessCodes, seedDemoStaff } from '#src/modules/storefront-session/demo-staff.ts'
import { openDatabase } from './database.ts'
import { storefronts } from './schema/storefronts.ts'
import { seedReference } from './seeds/reference.ts'

type NewStorefront = typeof storefronts.$inferInsert

const ALL_OPTIONS: NewStorefront['deliveryOptions'] = [
  'complete_in_store',
  'return_to_store',
  'return_to_customer',
]

const STOREFRONTS: NewStorefront[] = [
  {
    id: 'maison-vale',
    name: 'Maison Vale',
    domain: 'maison.localhost',
    locale: 'en_GB',
    exchangeRate: '1',
    deliveryOptions: ALL_OPTIONS,
    blockedDeliveryProviders: [],
    address: { line1: '12 Chiltern Street', line2: '', city: 'London', postcode: 'W1U 7PT' },
  },
  {
    id: 'kirk-and-daughters',
    name: 'Kirk & Daughters',
    domain: 'kirk.localhost',
    locale: 'en_IE',
    exchangeRate: '1.25',
    deliveryOptions: ALL_OPTIONS,
    blockedDeliveryProviders: ['DPD'],
    address: { line1: '5 The Broadway', line2: 'Stratford', city: 'London', postcode: 'E15 4QS' },
  },
]

const STAFF = {
  'maison-vale': 'staff@maison.example',
  'kirk-and-daughters': 'staff@kirk.example',
}

/** What the system needs to begin with; rows that are there already stay as they are. */
export async function seedDatabase(config: Config): Promise<void> {
  const { db, close } = openDatabase({
    url: config.databaseUrl,
    connections: 1,
    onError: () => undefined,
  })
  try {
    await db.insert(storefronts).values(STOREFRONTS).onConflictDoNothing()
    await seedPlaces(db)
    await seedReference(db)
    if (config.seedDemo) {
      await seedDemoStaff(db, STAFF)
      await seedDemoAccessCodes(db, STAFF)
      await seedDemoDiscounts(db)
    }
  } finally {
    await close()
  }
}
