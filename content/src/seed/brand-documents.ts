import type { SeedDocument } from './seed-document.ts'
import type { BrandSeed } from './seed-types.ts'

export function brandDocument(brand: BrandSeed): SeedDocument {
  const { id, domain, companyName, buttonColour, buttonHoverColour } = brand
  const data = {
    id,
    domain,
    companyName,
    logo: `brand-${id}-logo`,
    backgroundImages: {
      bookingFlow: `brand-${id}-booking-flow`,
      basket: `brand-${id}-basket`,
      checkout: `brand-${id}-checkout`,
      thankYou: `brand-${id}-thank-you`,
    },
    styles: { buttonColour, buttonHoverColour },
  }
  return { collection: 'brandCustomisation', id, data }
}
