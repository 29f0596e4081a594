import type { storeItems } from '#src/db/schema/store-items.ts'

type StoreItem = typeof storeItems.$inferInsert

/** Items of each storefront, in its own order; a text is the storefront's name for the item. */
const RANGES: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'maison-vale': {
    'evening-gown': null,
    'wedding-dress': 'Bridal gown',
    'slip-dress': null,
    'day-dress': null,
    'suit-jacket': 'Tailored jacket',
    'suit-trousers': null,
    blouse: null,
    'wool-overcoat': null,
  },
  'kirk-and-daughters': {
    jeans: 'Denim jeans',
    chinos: null,
    'formal-shirt': null,
    jumper: null,
    cardigan: null,
    'waxed-jacket': 'Waxed country jacket',
  },
}

export const storeItemSeed: StoreItem[] = Object.entries(RANGES).flatMap(([storefrontId, range]) =>
  Object.entries(range).map(([itemId, displayName], sortOrder) => ({
    storefrontId,
    itemId,
    displayName,
    sortOrder,
  })),
)
