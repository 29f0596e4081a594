import type { DeskFound, DeskSearch } from '@darnley/contract/workshop-desk'
import type { z } from 'zod'
import type { Executor } from '#src/db/database.ts'
import { readCursor } from '#src/lib/cursor.ts'
import { isToken } from '#src/lib/tokens.ts'
import { courierRepository } from '#src/modules/couriers/repository.ts'
import { orderNumberOf, readTagCode, withPlainNumbers } from '#src/modules/orders/order-number.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { Position } from '#src/modules/storefront-orders/cursor.ts'
import { readPage } from '#src/modules/storefront-orders/pages.ts'
import { garmentIds } from '#src/modules/workshop-garments/repository.ts'

type Search = z.output<typeof DeskSearch>

/** Returns what a code names exactly, or else the orders with these words. */
export async function find(
  db: Executor,
  { search, prefix }: { readonly search: Search; readonly prefix: string },
): Promise<DeskFound> {
  const { text } = search
  const tag = readTagCode(text, prefix)
  const tagged = tag && (await orderRepository(db).byNumber(tag.collectionRef))
  if (tagged && isPlaced(tagged)) return garmentOf(db, { order: tagged, number: tag.number })
  const order = await orderOf(db, { text, prefix })
  if (order && isPlaced(order)) return found(db, order)
  const after = search.cursor === undefined ? null : readCursor(search.cursor, Position)
  const page = await readPage(db, {
    scope: 'everything',
    isPast: search.list === 'past',
    search: withPlainNumbers(text, prefix),
    after: after ?? undefined,
    limit: search.limit,
  })
  return { type: 'orders', page }
}

const isPlaced = ({ status }: Order): boolean => status !== 'awaiting_payment'

/** Finds an order by its code, its number or the number of a parcel. */
async function orderOf(
  db: Executor,
  { text, prefix }: { readonly text: string; readonly prefix: string },
): Promise<Order | null> {
  const orders = orderRepository(db)
  const isScanned: boolean = isToken(text)
  if (isScanned) return orders.byToken(text)
  // The numbers of orders and parcels have digits, most names that are typed have none.
  if (!/\d/.test(text)) return null
  const numbered = await orders.byNumber(orderNumberOf(text, prefix))
  if (numbered) return numbered
  const parcel = text.replaceAll(/\s/g, '').toUpperCase()
  const id = await courierRepository(db).orderOfParcel(parcel)
  return id === null ? null : orders.byId(id)
}

/** A garment that is not checked in has no page: its order has. */
async function garmentOf(
  db: Executor,
  { order, number }: { readonly order: Order; readonly number: number },
): Promise<DeskFound> {
  const garments = await garmentIds(db, order.id)
  const id = garments.get(number)
  return id === undefined ? found(db, order) : { type: 'garment', id, order_id: order.id }
}

async function found(db: Executor, order: Order): Promise<DeskFound> {
  const garments = await garmentIds(db, order.id)
  return { type: 'order', id: order.id, is_expected: garments.size === 0 && order.isPast !== true }
}
