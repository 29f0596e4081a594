import type { FittingChoice } from '@darnley/contract/basket'
import inPerson from '#src/assets/fitting-in-person.svg?no-inline'
import match from '#src/assets/fitting-match.svg?no-inline'
import measure from '#src/assets/fitting-measure.svg?no-inline'
import pin from '#src/assets/fitting-pin.svg?no-inline'

interface FittingCard {
  readonly name: string
  readonly caption: string
  readonly image: { readonly url: string; readonly width: number; readonly height: number }
}

const size = { width: 240, height: 240 }

/** The card of each way of fitting (section 2.2). Files instead of data: URLs, which the policy does not allow. */
export const fittingCards = {
  measure: {
    name: 'Measure',
    caption: 'You need a measuring tape',
    image: { url: measure, ...size },
  },
  pin: {
    name: 'Pin',
    caption: 'You need a helper and pins',
    image: { url: pin, ...size },
  },
  match: {
    name: 'Match to another item',
    caption: 'Send us one that fits',
    image: { url: match, ...size },
  },
  pin_in_store: {
    name: 'In-person fitting',
    caption: 'With our tailors in London',
    image: { url: inPerson, ...size },
  },
} as const satisfies Record<FittingChoice, FittingCard>
