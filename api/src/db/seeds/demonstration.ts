import { eq, inArray, like } from 'drizzle-orm'
import { madeUpPartners } from '@darnley/node/demonstration/partners'
import { refuseDemonstrationData } from '@darnley/node/demonstration-data'
import type { Executor } from '#src/db/database.ts'
import { discounts } from '#src/db/schema/discounts.ts'
import { staff } from '#src/db/schema/staff.ts'
import { storeItems } from '#src/db/schema/store-items.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { FREE_CODE, seedDemoDiscounts } from '#src/modules/discounts/seed.ts'
import { storefrontOf } from '#src/modules/partners/rows.ts'
import {
  type NewColleague,
  seedDemoAccessCodes,
  seedDemoStaff,
} from '#src/modules/storefront-session/seed.ts'
import { storeItemSeed } from './store-items.ts'

type NewStorefront = typeof storefronts.$inferInsert

/** The workshop is the company's own; partners are described in one place for content, api and edge. */
const WORKSHOP: NewStorefront = {
  id: 'workshop',
  kind: 'workshop',
  name: 'Workshop',
  domain: 'workshop.localhost',
  locale: 'en_GB',
  deliveryOptions: [],
  blockedDeliveryProviders: [],
  address: { line1: '27 Cutters Yard', line2: '', city: 'London', postcode: 'E8 4QS' },
}

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
  const sites = [WORKSHOP, ...madeUpPartners.map(storefrontOf)]
  await db.insert(storefronts).values(sites).onConflictDoNothing()
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
