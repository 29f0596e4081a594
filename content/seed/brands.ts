import type { BrandSeed } from '#src/seed/seed-types.ts'

/** The company's own brand, for localhost. */
export const brands: readonly BrandSeed[] = [
  {
    id: 'default',
    domain: 'localhost',
    companyName: 'Darnley',
    buttonColour: '#6B1B2D',
    buttonHoverColour: '#531321',
  },
]
