import type { GuestCheckout } from '@darnley/contract/checkout'
import { toAddress } from './address.ts'
import { chosenProviders } from './delivery.ts'
import type { CheckoutForm, ShippingFields } from './form.ts'
import { cleanPhone } from './phone-text.ts'
import { stepsFor } from './steps.ts'

export interface OrderContext {
  readonly form: CheckoutForm
  readonly storeMode: boolean
  readonly originSystem: string
  readonly couponCode: string | null
}

/** Returns the order in the api's shape (section 3); null while a choice is missing. */
export function toGuestCheckout(context: OrderContext): GuestCheckout | null {
  const { form, storeMode } = context
  const providers = chosenProviders(form.shipping, storeMode)
  if (!providers || form.turnaround.choice === null) return null
  const inStoreType = storeMode ? form.shipping.inStoreType : null
  const hasAddress = stepsFor({ storeMode, inStoreType }).includes('address')
  return {
    customer_name: form.details.name.trim(),
    email: form.details.email.trim(),
    phone: cleanPhone(form.details.phone),
    ...providers,
    in_store_type: inStoreType,
    address: hasAddress ? toAddress(form.address, form.details.name) : null,
    express: form.turnaround.choice === 'express',
    origin_system: context.originSystem,
    coupon_code: context.couponCode,
    ...pickupDayOf(form.shipping, storeMode),
    ...(!storeMode && form.shipping.fitting ? { brought_to_fitting: true } : {}),
    if_unanswered: form.details.ifUnanswered,
  }
}

/** A day of collection is sent only with the way that has one. */
function pickupDayOf(
  { inbound, pickupDay }: ShippingFields,
  storeMode: boolean,
): Pick<GuestCheckout, 'pickup_day'> {
  const isCollected = !storeMode && inbound === 'RMTracked24Collection'
  return isCollected && pickupDay ? { pickup_day: pickupDay } : {}
}
