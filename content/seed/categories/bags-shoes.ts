import type { CategorySeed } from '#src/seed/seed-types.ts'

export const category: CategorySeed = {
  id: 'bags-shoes',
  name: 'Bags & shoes',
  picture: 'A yellow handbag with a pocket',
  items: [
    {
      id: 'handbag',
      name: 'Handbag',
      picture: 'A handbag with two handles',
      services: [
        'shorten-bag-strap',
        'repair-handle',
        'reline-bag',
        'replace-bag-zip',
        'repair-leather-tear',
        'recolour-leather',
      ],
    },
    {
      id: 'tote-bag',
      name: 'Tote bag',
      picture: 'A canvas tote bag',
      services: ['shorten-bag-strap', 'repair-handle', 'reline-bag', 'resew-seam'],
    },
    {
      id: 'backpack',
      name: 'Backpack',
      picture: 'A backpack with a front pocket',
      services: ['repair-handle', 'reline-bag', 'replace-bag-zip', 'replace-slider', 'resew-seam'],
    },
    {
      id: 'boots',
      name: 'Boots',
      picture: 'Ankle boots with a side zip',
      services: [
        'change-shoe-size',
        'reheel',
        'resole',
        'replace-bag-zip',
        'recolour-leather',
        'repair-leather-tear',
      ],
    },
    {
      id: 'heels',
      name: 'Shoes and heels',
      picture: 'A pair of heeled shoes',
      services: ['change-shoe-size', 'reheel', 'resole', 'recolour-leather'],
    },
    {
      id: 'trainers',
      name: 'Trainers',
      picture: 'A pair of trainers',
      services: ['change-shoe-size', 'mend-trainers', 'resole'],
    },
    {
      id: 'belt',
      name: 'Belt',
      picture: 'A leather belt with a buckle',
      services: ['shorten-belt', 'recolour-leather'],
    },
  ],
}
