import type { BasketEntry } from '@darnley/contract/basket'
import type { Fitting } from '@darnley/contract/fittings'
import { CODE_TO_FITTING } from '@darnley/domain/delivery'
import { whyNotToFitting } from '@darnley/domain/fitted-in-person'
import type { Day } from '@darnley/domain/turnaround'
import type { BroughtTo } from './brought-to.ts'
import type { CheckoutForm } from './form.ts'

interface Fitted {
  readonly entries: readonly BasketEntry[]
  readonly held: Fitting | null | undefined
}

/** Returns the fitting that is the way there; null when the clothes need another one. */
export function broughtTo({ entries, held }: Fitted): BroughtTo | null {
  const hasTime = held?.state === 'held' || held?.state === 'ended'
  if (!held || whyNotToFitting(entries, { hasTime }) !== null) return null
  const { date, starts_at: startsAt, place } = held
  return { date: date as Day, startsAt, place: place && placeIn(place) }
}

function placeIn({ name, address }: NonNullable<Fitting['place']>): string {
  return `${name}, ${address.line1}, ${address.postcode}`
}

/** Returns the form with the fitting as the way there. What was chosen before stays stored, for when it is needed. */
export function withFitting(form: CheckoutForm, fitting: BroughtTo | null): CheckoutForm {
  if (!fitting) return form
  return { ...form, shipping: { ...form.shipping, inbound: CODE_TO_FITTING, fitting } }
}
