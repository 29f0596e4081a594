import type { CategorySeed } from '#src/seed/seed-types.ts'

export const category: CategorySeed = {
  id: 'home',
  name: 'Curtains & home',
  picture: 'Green curtains at a window',
  items: [
    {
      id: 'curtains',
      name: 'Curtains',
      picture: 'A pair of curtains on a pole',
      services: [
        'shorten-curtains',
        'narrow-curtains',
        'change-heading',
        'line-curtains',
        'repair-heading-tape',
        'mend-tear',
      ],
    },
    {
      id: 'roman-blind',
      name: 'Roman blind',
      picture: 'A folded blind at a window',
      services: ['resize-blind', 'resew-seam'],
    },
    {
      id: 'cushion-cover',
      name: 'Cushion cover',
      picture: 'A square cushion',
      services: ['resize-cushion', 'replace-concealed-zip', 'mend-tear'],
    },
    {
      id: 'tablecloth',
      name: 'Tablecloth',
      picture: 'A table under a cloth',
      services: ['hem-tablecloth', 'mend-tear', 'repair-lace'],
    },
    {
      id: 'duvet-cover',
      name: 'Duvet cover',
      picture: 'A folded duvet cover',
      services: ['mend-bedding', 'replace-buttons', 'resew-seam'],
    },
    {
      id: 'wool-blanket',
      name: 'Wool blanket',
      picture: 'A folded wool blanket',
      services: ['edge-blanket', 'reweave-moth-holes', 'darn-knit', 'remove-bobbling'],
    },
  ],
}
