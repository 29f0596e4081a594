import { useEffect } from 'react'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { CODE_TO_FITTING, suggestInbound, suggestOutbound } from '@darnley/domain/delivery'
import type { BroughtTo } from '#src/lib/brought-to.ts'
import { inboundProviders, outboundProviders } from '#src/lib/delivery.ts'
import { editStep } from '#src/stores/checkout-form.ts'
import type { Checkout } from '../../use-checkout.ts'
import { chooseOutbound, type WayBackChoice, wayNamed } from './use-way-choice.ts'

interface FittingChoice extends WayBackChoice {
  /** What most customers would send them by. */
  readonly usual: DeliveryProvider | null
}

interface Offer {
  readonly fitting: BroughtTo
  readonly providers: readonly DeliveryProvider[]
}

/** Returns the ways back of clothes that are brought to their fitting. By post, until the customer chooses another one. */
export function useWayBack({ form, shop }: Checkout, { fitting, providers }: Offer): FittingChoice {
  const { shipping } = form
  const back = outboundProviders(providers, shop.blocked)
  const bestBack = suggestOutbound('RMTracked24Collection', back)
  const { suggested = [] } = shipping
  const isOpen = shipping.outbound === null
  useEffect(() => {
    if (isOpen && bestBack)
      editStep('shipping', { outbound: bestBack.name, suggested: [...suggested, 'outbound'] })
  })
  return {
    back,
    bestBack,
    inbound: { name: CODE_TO_FITTING },
    outbound: wayNamed(shipping.outbound, back),
    pickupDay: fitting.date,
    usual: suggestInbound(inboundProviders(providers, shop.blocked)),
    chooseOutbound: (code) => chooseOutbound(code, shipping),
  }
}
