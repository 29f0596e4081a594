import type { OrderDetails } from '@darnley/contract/orders'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { TO_FITTING_NAME } from '@darnley/domain/delivery'
import { minor } from '@darnley/domain/money'
import { linePrice, splitShipping } from '@darnley/domain/pricing'
import { providerAt } from '#src/modules/delivery-providers/rules.ts'
import type { WithPlaces } from '#src/modules/places/places.ts'
import { pointsOf } from '#src/modules/places/points.ts'
import { isPostedHome } from '#src/modules/couriers/rules.ts'
import { deliveryOf } from './delivery-of.ts'
import { homeLabelPath, labelPath } from './label.ts'
import { findRefund } from '#src/modules/payment/refund-repository.ts'
import type { Order } from './repository.ts'

/** Returns the order as its token's holder sees it. */
export async function viewOrder({ db, places }: WithPlaces, order: Order): Promise<OrderDetails> {
  const paid = splitShipping(deliveryOf(order))
  const inbound = providerAt(order.collectionProvider, paid.inbound)
  const outbound = providerAt(order.dropoffProvider, paid.outbound)
  const refund = await findRefund(db, order)
  const points = await pointsOf(places, [inbound.name, outbound.name], order.address?.postcode)
  return {
    _id: order.id,
    collection_ref: order.collectionRef,
    status: order.status,
    created_at: order.createdAt.toISOString(),
    customer_email: order.email,
    total_price: order.total,
    refund: refund && { amount: refund.amount, is_done: refund.refundedAt !== null },
    express: order.express,
    inbound: {
      originating_address: { full_name: order.address?.full_name ?? order.customerName },
      delivery_provider: { ...inbound, ...points.get(inbound.name) },
      description: inbound.inbound?.description ?? '',
      pickup_day: order.pickupDay,
      brought_to_fitting: false,
      ...(order.broughtToFitting ? broughtToFitting(inbound) : {}),
    },
    outbound: { delivery_provider: { ...outbound, ...points.get(outbound.name) } },
    store: order.inStoreType ? { in_store_type: order.inStoreType } : null,
    royal_mail_label_url: labelPath(order),
    amounts: amountsOf(order),
    items: order.entries.map(({ item, itemDescription, serviceDetails }) => ({
      item_name: item.name,
      item_description: itemDescription,
      services: serviceDetails.map((line) => ({
        name: line.service.name,
        price: linePrice(line),
        details: { fitting_choice: line.fittingChoice },
      })),
    })),
  }
}

/** Where it is, the fitting says: the shops at the point of its code have nothing to do with it. */
function broughtToFitting(
  inbound: DeliveryProvider,
): Pick<OrderDetails['inbound'], 'delivery_provider' | 'description' | 'brought_to_fitting'> {
  return {
    delivery_provider: { ...inbound, display_name: TO_FITTING_NAME },
    description: 'You bring your clothes to your fitting, and they stay with us',
    brought_to_fitting: true,
  }
}

function amountsOf(order: Order): OrderDetails['amounts'] {
  const { subtotal, shipping, discount, couponCode, expressPrice } = order
  const isDiscounted = discount !== null && discount > 0
  return {
    services: subtotal,
    discount: isDiscounted ? { code: couponCode ?? '', amount: minor(discount) } : null,
    express: expressPrice,
    delivery: shipping,
    ...splitShipping(deliveryOf(order)),
  }
}

/** Returns the label that a shop can print: the customer's inbound one or its own for the parcel home. */
export function staffLabelUrl(order: Order): string | null {
  return labelPath(order) ?? (isPostedHome(order) ? homeLabelPath(order) : null)
}
