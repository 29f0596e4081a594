import { createClient, isApiError } from '@darnley/web/client'
import type { GuestCheckoutResponse, GuestCheckoutV2 } from '@darnley/contract/checkout'
import type { ApiError } from '@darnley/contract/errors'
import { $staff, staffCall } from '@darnley/web/session'
import { atom } from '@darnley/web/stores'
import { noteOrder } from './receipt.ts'

export type PaymentOrder =
  | { readonly status: 'none' }
  | { readonly status: 'making' }
  | { readonly status: 'made'; readonly order: GuestCheckoutResponse }
  | FailedOrder

export interface FailedOrder {
  readonly status: 'failed'
  readonly error: ApiError
  /** The request, for a retry. */
  readonly request: GuestCheckoutV2
}

/** The order that is being paid, with its token, client secret and payable price. In memory only. */
export const $payment = atom<PaymentOrder>({ status: 'none' })

const client = createClient({ credentials: true })
/** Incremented on each entry of the step; responses to earlier ones are dropped. */
let entering = 0

/** Creates the basket's order (or re-prices an existing one) and stores what the card form needs. */
export async function makeOrder(request: GuestCheckoutV2): Promise<void> {
  const mine = ++entering
  $payment.set({ status: 'making' })
  const outcome = await post(request).then(toMade, (error: unknown) => toFailed(error, request))
  if (mine === entering) $payment.set(outcome)
}

/** Clears secret, token and payable price when the payment step is left (section 4.3). */
export function leavePayment(): void {
  entering++
  $payment.set({ status: 'none' })
}

/** Posts the order; in a shop the session is refreshed once on a 401 (section 4.7). */
function post(body: GuestCheckoutV2): Promise<GuestCheckoutResponse> {
  const isStaff = $staff.get().status === 'signed-in'
  const name = 'POST /public/guest_checkout_v2'
  return isStaff ? staffCall(name, { body }) : client.call(name, { body })
}

function toMade(order: GuestCheckoutResponse): PaymentOrder {
  noteOrder(order.order_id_token)
  return { status: 'made', order }
}

function toFailed(error: unknown, request: GuestCheckoutV2): PaymentOrder {
  if (!isApiError(error)) throw error
  return { status: 'failed', error, request }
}
