import type { CategorySeed } from '#src/seed/seed-types.ts'

export const category: CategorySeed = {
  id: 'outerwear',
  name: 'Puffers & outdoor',
  picture: 'A tomato-red puffer jacket',
  items: [
    {
      id: 'puffer-jacket',
      name: 'Puffer jacket',
      picture: 'A quilted puffer jacket',
      services: [
        'shorten-padded-sleeves',
        'patch-padding',
        'refill-padding',
        'replace-front-zip',
        'replace-slider',
        'replace-poppers',
      ],
    },
    {
      id: 'gilet',
      name: 'Padded gilet',
      picture: 'A padded jacket without sleeves',
      services: [
        'patch-padding',
        'refill-padding',
        'replace-front-zip',
        'replace-slider',
        'replace-poppers',
      ],
    },
    {
      id: 'waxed-jacket',
      name: 'Waxed jacket',
      picture: 'A waxed jacket with a corduroy collar',
      services: [
        'shorten-jacket-sleeves',
        'rewax',
        'mend-tear',
        'mend-lining',
        'replace-front-zip',
        'replace-slider',
        'replace-poppers',
        'repair-pocket',
      ],
    },
    {
      id: 'raincoat',
      name: 'Raincoat',
      picture: 'A hooded raincoat with press studs',
      services: [
        'shorten-coat',
        'retape-seams',
        'replace-poppers',
        'replace-front-zip',
        'replace-slider',
        'resew-seam',
      ],
    },
    {
      id: 'ski-jacket',
      name: 'Ski jacket',
      picture: 'A ski jacket in coloured panels',
      services: [
        'shorten-padded-sleeves',
        'retape-seams',
        'patch-padding',
        'replace-front-zip',
        'replace-slider',
        'replace-poppers',
      ],
    },
    {
      id: 'fleece',
      name: 'Fleece',
      picture: 'A half-zip fleece',
      services: [
        'shorten-plain-sleeves',
        'shorten-top',
        'replace-front-zip',
        'replace-slider',
        'remove-bobbling',
        'replace-elastic',
      ],
    },
  ],
}
