import { eq, inArray, like } from 'drizzle-orm'
import { refuseDemonstrationData } from '@darnley/node/demonstration-data'
import type { Executor } from '#src/db/database.ts'
import { discounts } from '#src/db/schema/discounts.ts'
import { staff } from '#src/db/schema/staff.ts'
import { storeItems } from '#src/db/schema/store-items.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { FREE_CODE, seedDemoDiscounts } from '#src/modules/discounts/seed.ts'
import {
  type NewColleague,
  seedDemoAccessCodes,
  seedDemoStaff,
} from '#src/modules/storefront-session/seed.ts'
import { storeItemSeed } from './store-items.ts'

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
  {
    id: 'workshop',
    kind: 'workshop',
    name: 'Workshop',
    domain: 'workshop.localhost',
    locale: 'en_GB',
    deliveryOptions: [],
    blockedDeliveryProviders: [],
    address: { line1: '27 Cutters Yard', line2: '', city: 'London', postcode: 'E8 4QS' },
  },
]

const SHOP_STAFF = {
  'maison-vale': 'staff@maison.example',
  'kirk-and-daughters': 'staff@kirk.example',
}

const STAFF: readonly NewColleague[] = [
  ...Object.entries(SHOP_STAFF).map(([storefrontId, email]) => ({ storefrontId, email })),
  {
    storefrontId: 'workshop',
    email: 'tailor@darnley.example',
    role: 'tailor',
    name: 'Tom Ashworth',
  },
  {
    storefrontId: 'workshop',
    email: 'manager@darnley.example',
    role: 'manager',
    name: 'Maggie Thorne',
  },
  {
    storefrontId: 'workshop',
    email: 'owner@darnley.example',
    role: 'owner',
    name: 'Olive Darnley',
  },
]

/** Inserts made-up shops with their ranges. */
export async function seedShops(db: Executor): Promise<void> {
  await db.insert(storefronts).values(STOREFRONTS).onConflictDoNothing()
  await db.insert(storeItems).values(storeItemSeed).onConflictDoNothing()
}

/** Inserts staff, access codes and discount codes that are public in this repository. */
export async function seedAccounts(db: Executor): Promise<void> {
  await seedDemoStaff(db, STAFF)
  await seedDemoAccessCodes(db, SHOP_STAFF)
  await seedDemoDiscounts(db)
}

/** @throws WrongConfiguration when the database holds demonstration data */
export async function refuseDemonstration(db: Executor): Promise<void> {
  const shops = await db
    .select({ domain: storefronts.domain })
    .from(storefronts)
    .where(like(storefronts.domain, '%localhost'))
  const accounts = await db
    .select({ email: staff.email })
    .from(staff)
    .where(
      inArray(
        staff.email,
        STAFF.map(({ email }) => email),
      ),
    )
  const codes = await db
    .select({ code: discounts.code })
    .from(discounts)
    .where(eq(discounts.code, FREE_CODE))
  refuseDemonstrationData({
    part: 'The api',
    setting: 'DATABASE_URL',
    found: [
      ...shops.map(({ domain }) => `shop at ${domain}`),
      ...accounts.map(({ email }) => `account ${email}`),
      ...codes.map(({ code }) => `discount code ${code}`),
    ],
  })
}
