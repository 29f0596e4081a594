import type { LabelCall } from '#src/modules/delivery-providers/providers.ts'
import { labelCallOf } from '#src/modules/delivery-providers/rules.ts'
import type { Order } from './repository.ts'

export type Labelled = Readonly<Pick<Order, 'status' | 'address' | 'token' | 'collectionProvider'>>
type Sent = Omit<Labelled, 'collectionProvider'>

/**
 * Returns the path of the label with which the customer sends the clothes, relative to the site; null when there is
 * none.
 */
export function labelPath(order: Labelled): string | null {
  const call = labelCallOf(order.collectionProvider)
  return call && pathOf(call, order)
}

/** Like labelPath, for the parcel in which a shop posts the finished clothes home. */
export function homeLabelPath(order: Sent): string | null {
  return pathOf('royal_mail_label', order)
}

/** Parameter names of the token in these calls (section 7.1). */
const TOKEN_PARAMETER = { royal_mail_label: 'token', dpd_shipping_label: 'order_id' } as const

function pathOf(call: LabelCall, { status, address, token }: Sent): string | null {
  const isPlaced = status !== 'awaiting_payment' && status !== 'cancelled'
  return isPlaced && address ? `/api/public/${call}?${TOKEN_PARAMETER[call]}=${token}` : null
}
