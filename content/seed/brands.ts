import type { BrandSeed } from '#src/seed/seed-types.ts'

/** The default brand is for localhost; the partners' sites have their own. */
export const brands: readonly BrandSeed[] = [
  {
    id: 'default',
    domain: 'localhost',
    companyName: 'Darnley',
    buttonColour: '#6B1B2D',
    buttonHoverColour: '#531321',
  },
  {
    id: 'maison',
    domain: 'maison.localhost',
    companyName: 'Maison Vale',
    buttonColour: '#1F3A5F',
    buttonHoverColour: '#152A47',
  },
  {
    id: 'kirk',
    domain: 'kirk.localhost',
    companyName: 'Kirk & Daughters',
    buttonColour: '#14503C',
    buttonHoverColour: '#0D3B2C',
  },
]
