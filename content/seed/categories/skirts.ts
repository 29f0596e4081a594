import type { CategorySeed } from '#src/seed/seed-types.ts'

export const category: CategorySeed = {
  id: 'skirts',
  name: 'Skirts',
  picture: 'A blush-pink skirt that buttons down the front',
  items: [
    {
      id: 'mini-skirt',
      name: 'Mini skirt',
      picture: 'A short skirt with a narrow waistband',
      services: [
        'let-down-skirt',
        'take-in-skirt-waist',
        'widen-skirt',
        'replace-concealed-zip',
        'replace-hooks',
        'resew-seam',
      ],
    },
    {
      id: 'pencil-skirt',
      name: 'Pencil skirt',
      picture: 'A straight skirt with a vent at the back',
      services: [
        'shorten-skirt',
        'let-down-skirt',
        'take-in-skirt-waist',
        'open-slit',
        'widen-skirt',
        'line-skirt',
        'replace-concealed-zip',
        'mend-lining',
      ],
    },
    {
      id: 'midi-skirt',
      name: 'Midi skirt',
      picture: 'An A-line skirt with buttons',
      services: [
        'shorten-skirt',
        'let-down-skirt',
        'take-in-skirt-waist',
        'open-slit',
        'line-skirt',
        'replace-concealed-zip',
        'replace-buttons',
        'resew-seam',
      ],
    },
    {
      id: 'pleated-skirt',
      name: 'Pleated skirt',
      picture: 'A skirt in knife pleats',
      services: [
        'shorten-skirt',
        'take-in-skirt-waist',
        'replace-concealed-zip',
        'replace-elastic',
        'replace-hooks',
      ],
    },
    {
      id: 'maxi-skirt',
      name: 'Maxi skirt',
      picture: 'A floor-length skirt in tiers',
      services: [
        'shorten-skirt',
        'take-in-skirt-waist',
        'open-slit',
        'line-skirt',
        'replace-elastic',
        'replace-concealed-zip',
        'mend-tear',
      ],
    },
  ],
}
