import { useEffect } from 'react'
import type { DeliveryProvider, DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { suggestInbound, suggestOutbound } from '@darnley/domain/delivery'
import { type Day, pickupDays } from '@darnley/domain/turnaround'
import { useToday } from '@darnley/web/use-today'
import { inboundProviders, outboundProviders, stillOffered } from '#src/lib/delivery.ts'
import type { ShippingFields } from '#src/lib/form.ts'
import { wayOf } from '#src/queries/use-ways.ts'
import { editStep } from '#src/stores/checkout-form.ts'
import type { Checkout } from '../../use-checkout.ts'

export interface WayChoice extends Omit<WayBackChoice, 'inbound'> {
  readonly there: readonly DeliveryProvider[]
  /** The chosen ways, while they are offered. */
  readonly inbound: DeliveryProvider | null
  /** What suits most customers. */
  readonly best: DeliveryProvider | null
  readonly isInboundSuggested: boolean
  /** The days on which the chosen way collects; none when it does not. */
  readonly pickupDays: readonly Day[]
  chooseInbound: (code: DeliveryProviderCode) => void
}

/** What the ways back depend on. */
export interface WayBackChoice {
  readonly back: readonly DeliveryProvider[]
  readonly inbound: Pick<DeliveryProvider, 'name' | 'days'> | null
  readonly outbound: DeliveryProvider | null
  /** The way back that is shown first. */
  readonly bestBack: DeliveryProvider | null
  /** When the clothes are handed over, where that was chosen. */
  readonly pickupDay: Day | null
  chooseOutbound: (code: DeliveryProviderCode) => void
}

/** Returns what is offered and chosen. Nothing is left open: what the customer has not chosen is suggested. */
export function useWayChoice(
  { form, shop }: Checkout,
  providers: readonly DeliveryProvider[],
): WayChoice {
  const { shipping } = form
  const today = useToday()
  const there = inboundProviders(providers, shop.blocked)
  const back = outboundProviders(providers, shop.blocked)
  const inbound = wayNamed(shipping.inbound, there)
  const outbound = wayNamed(shipping.outbound, back)
  const best = suggestInbound(there)
  const suggestion = suggestionFor(shipping, { there, back })
  useEffect(() => {
    if (suggestion) editStep('shipping', suggestion)
  })
  const days = inbound ? pickupDays(today, wayOf(inbound)) : []
  const { suggested = [] } = shipping
  return {
    there,
    back,
    inbound,
    outbound,
    best,
    bestBack: inbound ? suggestOutbound(inbound.name, back) : (back[0] ?? null),
    isInboundSuggested: suggested.includes('inbound'),
    pickupDays: days,
    pickupDay: days.find((day) => day === shipping.pickupDay) ?? days[0] ?? null,
    chooseInbound: (code) => {
      const isBackFree = shipping.outbound === null || suggested.includes('outbound')
      editStep('shipping', {
        inbound: code,
        suggested: isBackFree ? ['outbound'] : [],
        ...(isBackFree ? { outbound: suggestOutbound(code, back)?.name ?? null } : {}),
      })
    },
    chooseOutbound: (code) => chooseOutbound(code, shipping),
  }
}

/** Stores the way back that a customer chose. */
export function chooseOutbound(
  outbound: DeliveryProviderCode,
  { suggested = [] }: Pick<ShippingFields, 'suggested'>,
): void {
  editStep('shipping', {
    outbound,
    suggested: suggested.filter((direction) => direction !== 'outbound'),
  })
}

interface Offer {
  readonly there: readonly DeliveryProvider[]
  readonly back: readonly DeliveryProvider[]
}

/**
 * Returns the ways to choose for a customer who has not chosen; null when there is nothing to change. A choice that is
 * no longer offered is not replaced: the customer is asked to choose again.
 */
export function suggestionFor(
  { inbound, outbound, suggested = [] }: ShippingFields,
  { there, back }: Offer,
): Partial<ShippingFields> | null {
  const isFree = (direction: 'inbound' | 'outbound', code: string | null): boolean =>
    code === null || suggested.includes(direction)
  const newInbound = isFree('inbound', inbound) ? suggestInbound(there)?.name : inbound
  // Until the customer has chosen again, the way back stays as well: undoing the change restores both.
  if (!newInbound || there.every(({ name }) => name !== newInbound)) return null
  const isBackFree = isFree('outbound', outbound)
  const newOutbound = isBackFree ? (suggestOutbound(newInbound, back)?.name ?? null) : outbound
  if (newInbound === inbound && newOutbound === outbound) return null
  return {
    inbound: newInbound,
    outbound: newOutbound,
    suggested: [
      ...(isFree('inbound', inbound) ? (['inbound'] as const) : []),
      ...(isBackFree ? (['outbound'] as const) : []),
    ],
  }
}

export function wayNamed(
  code: DeliveryProviderCode | null,
  ways: readonly DeliveryProvider[],
): DeliveryProvider | null {
  const name = stillOffered(
    code,
    ways.map((way) => way.name),
  )
  return ways.find((way) => way.name === name) ?? null
}
