import type { Fitting } from '@darnley/contract/fittings'
import type { OrderDetails } from '@darnley/contract/orders'
import { isDropOffPoint } from '@darnley/domain/delivery'
import type { Decisions } from '#src/modules/content/decisions.ts'
import { isToBeFitted } from '#src/modules/fittings/hold.ts'
import { fittingRepository } from '#src/modules/fittings/repository.ts'
import { canMove, fittingPlacesOf } from '#src/modules/fittings/rules.ts'
import { type GuaranteeReader, viewGuarantee, viewRedoOf } from '#src/modules/guarantee/view.ts'
import { viewFitting } from '#src/modules/fittings/view.ts'
import { guidePath, type Guides, guidesNow } from '#src/modules/catalogue/guides.ts'
import type { WithPlaces } from '#src/modules/places/places.ts'
import type { Order } from './repository.ts'
import { isBeforeTransit } from './rules.ts'
import { isOnDesk } from './stages.ts'
import { viewOrder } from './view.ts'

export interface CustomerReader extends WithPlaces, Pick<GuaranteeReader, 'config' | 'photos'> {
  readonly guides: Guides
  readonly decisions: Pick<Decisions, 'studios'>
}

/** Returns the order with all that its customer is led to: address, packing card, days and fitting guides. */
export async function viewForCustomer(reader: CustomerReader, order: Order): Promise<OrderDetails> {
  const { items, ...details } = await viewOrder(reader, order)
  const guides = await guidesNow(reader.guides)
  const fitted = await fittingOf(reader, order)
  return {
    ...details,
    inbound: atFittingPlace(details.inbound, fitted.fitting ?? null),
    address: order.address,
    packing_card_url: packingCardPath(order),
    ...fitted,
    can_cancel: isBeforeTransit(order),
    reminders: isOnDesk(order) ? !order.remindersStopped : null,
    guarantee: await viewGuarantee(reader, order),
    redo_of: await viewRedoOf(reader.db, order),
    calendar_url: isOnDesk(order)
      ? `/api/public/order_calendar?order_id_token=${order.token}`
      : null,
    items: items.map((item, index) => ({
      ...item,
      services: item.services.map((service, line) => ({
        ...service,
        guide_url: guidePath(order.entries[index]?.serviceDetails[line], guides),
      })),
    })),
  }
}

/** Returns the fitting in person; one that is not booked is not shown before the order is paid. */
async function fittingOf(
  { db, decisions }: CustomerReader,
  order: Order,
): Promise<Pick<OrderDetails, 'fitting' | 'can_fit'>> {
  const row = await fittingRepository(db).ofOrder(order.id)
  const isToMove = row === null || row.seat === null || canMove(row, new Date())
  const isOffered = isToBeFitted(order) && (await isAnyPlace(decisions))
  return {
    fitting: row && (await viewFitting(decisions, row)),
    can_fit: isOffered && isToMove,
  }
}

/** Releases that know no fitting as a way there are told where to bring the clothes, too. */
function atFittingPlace(inbound: OrderDetails['inbound'], fitting: Fitting | null): typeof inbound {
  if (!inbound.brought_to_fitting || !fitting?.place) return inbound
  const { name, address, opening_hours, miles = null } = fitting.place
  const point = { name, address, opening_hours, miles }
  return { ...inbound, delivery_provider: { ...inbound.delivery_provider, point } }
}

/** Orders are shown without fittings while the content service has never answered. */
async function isAnyPlace({ studios }: CustomerReader['decisions']): Promise<boolean> {
  const known = await studios.current().catch(() => [])
  return fittingPlacesOf(known).length > 0
}

/** Returns the path of the card that goes into the parcel; null when the customer packs none. */
export function packingCardPath(order: Order): string | null {
  const { status, inStoreType, collectionProvider, token } = order
  const isToPack = status === 'awaiting_pickup' || status === 'customer_pickup_failed'
  return isToPack && inStoreType === null && !isDropOffPoint(collectionProvider)
    ? `/api/public/packing_card?order_id_token=${token}`
    : null
}
