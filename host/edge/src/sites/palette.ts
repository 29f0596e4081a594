import { partnerColours } from '@darnley/contract/partners'
import { deriveColours, isColour, surroundings } from '@darnley/domain/colour'
import { designColours } from './partner-colours.ts'

/** The design's own brand colour, around which its palette is drawn. */
export const designBrand = '#6b1b2d'

type Colours = Readonly<Record<string, string>>

/** Whether these are colours around a brand colour that is not the design's. */
export function isPartners({ brand }: Colours): boolean {
  return brand !== undefined && isColour(brand) && brand.toLowerCase() !== designBrand
}

/**
 * Returns every colour of the design for a partner, by its custom property: the partner's own where it gives one, else
 * derived from its brand colour (J35). Without a plain brand colour, and with the design's, the rest of its palette stays.
 */
export function paletteOf(given: Colours): Colours {
  const { brand = '', thread, tape } = given
  if (!isPartners(given)) return given
  const second = [thread, tape].find((each) => each !== undefined && isColour(each)) ?? brand
  const derived = designColours(deriveColours(brand, second))
  const plain = Object.entries(given).filter(([, value]) => isColour(value))
  const known = { ...derived, ...Object.fromEntries(plain) }
  const chosen = (name: keyof typeof partnerColours): string => known[partnerColours[name]] ?? brand
  const around = surroundings({
    brand,
    ink: chosen('ink'),
    tape: chosen('tape'),
    chalk: chosen('chalk'),
    thread: chosen('thread'),
  })
  return { ...around, ...derived, ...given }
}
