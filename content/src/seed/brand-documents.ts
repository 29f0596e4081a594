import type { MadeUpPartner } from '@darnley/node/demonstration/partners'
import type { SeedDocument } from './seed-document.ts'
import type { BrandSeed } from './seed-types.ts'

export function brandDocument(brand: BrandSeed): SeedDocument {
  const { id, domain, companyName, buttonColour, buttonHoverColour } = brand
  const data = {
    id,
    domain,
    companyName,
    ...picturesOf(id),
    styles: { buttonColour, buttonHoverColour },
  }
  return { collection: 'brandCustomisation', id, data }
}

export function partnerDocument(partner: MadeUpPartner): SeedDocument {
  return { collection: 'partners', id: partner.id, data: { ...partner, ...picturesOf(partner.id) } }
}

function picturesOf(id: string): object {
  return {
    logo: `brand-${id}-logo`,
    backgroundImages: {
      bookingFlow: `brand-${id}-booking-flow`,
      basket: `brand-${id}-basket`,
      checkout: `brand-${id}-checkout`,
      thankYou: `brand-${id}-thank-you`,
    },
  }
}
