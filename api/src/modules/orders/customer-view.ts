import type { BasketEntry } from '@darnley/contract/basket'
import type { OrderDetails } from '@darnley/contract/orders'
import type { GuideContent } from '@darnley/domain/flow'
import { isDropOffPoint } from '@darnley/domain/delivery'
import type { Decisions } from '#src/modules/content/decisions.ts'
import { isToBeFitted } from '#src/modules/fittings/hold.ts'
import { fittingRepository } from '#src/modules/fittings/repository.ts'
import { canMove, fittingPlacesOf } from '#src/modules/fittings/rules.ts'
import { type GuaranteeReader, viewGuarantee, viewRedoOf } from '#src/modules/guarantee/view.ts'
import { viewFitting } from '#src/modules/fittings/view.ts'
import type { Guides } from '#src/modules/catalogue/guides.ts'
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
  const guides = await known(reader.guides)
  return {
    ...details,
    address: order.address,
    packing_card_url: packingCardPath(order),
    ...(await fittingOf(reader, order)),
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

/** Orders are shown without links to guides while the content service has never answered. */
async function known(guides: Guides): Promise<ReadonlyMap<string, GuideContent>> {
  return guides.current().catch(() => new Map<string, GuideContent>())
}

function guidePath(
  line: BasketEntry['serviceDetails'][number] | undefined,
  guides: ReadonlyMap<string, GuideContent>,
): string | null {
  const choice = line?.fittingChoice
  if (!line || !choice || choice === 'pin_in_store') return null
  const { id } = line.service
  return guides.get(id)?.[choice]
    ? `/fitting-guide?${new URLSearchParams({ serviceId: id }).toString()}`
    : null
}
