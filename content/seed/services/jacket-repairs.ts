import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'reline-jacket',
    name: 'Reline a jacket or coat',
    picture: 'An open jacket showing a striped lining',
    description: 'The old lining serves as the pattern for a new one, inside pockets included.',
    price: 9500,
    type: 'repair',
    questions: [
      {
        id: 'quality',
        question: 'Which cloth should the new lining be made of?',
        options: [
          { id: 'viscose', answer: 'Viscose twill' },
          { id: 'cupro', answer: 'Cupro, which breathes best', price: 2500, points: 1 },
          { id: 'silk', answer: 'Printed silk', price: 6500, points: 3 },
        ],
      },
      {
        id: 'length',
        question: 'How long is the garment to be lined?',
        options: [
          { id: 'jacket', answer: 'To the hip' },
          { id: 'knee', answer: 'To the knee', price: 2500, points: 5 },
          { id: 'ankle', answer: 'Below the knee', price: 4000, points: 7 },
        ],
      },
    ],
    subservices: [
      { id: 'body', name: 'The body, sleeves left as they are' },
      { id: 'whole', name: 'Body and sleeves', price: 2500 },
      {
        id: 'quilted',
        name: 'A quilted lining, for winter',
        price: 5500,
        hiddenBy: ['quality.silk'],
      },
    ],
    expectations: {
      keyInfo:
        'We ask you to choose the colour from **three photographs** that we send when the garment is on our table.\n\nPlease empty every pocket: linings come out in one piece.',
      examples: [
        {
          file: 'swatch-reline-jacket-before.webp',
          alt: 'A worn lining, torn beside its pleat',
          caption: 'Worn through',
        },
        {
          file: 'swatch-reline-jacket-after.webp',
          alt: 'The jacket with a new marigold lining',
          caption: 'Relined, in the colour you chose',
        },
      ],
    },
  },
  {
    id: 'mend-lining',
    name: 'Mend a torn lining',
    picture: 'A lining with a tear along the armhole',
    description:
      'Split armholes, gaping vents and torn inside pockets, closed without a trace outside.',
    price: 2200,
    type: 'repair',
    questions: [
      {
        id: 'place',
        question: 'Where is the lining torn?',
        options: [
          { id: 'seam', answer: 'Along a seam' },
          { id: 'cloth', answer: 'In the middle of the cloth', price: 800, points: 2 },
          { id: 'pocket', answer: 'Around an inside pocket', price: 600, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'elbow-patches',
    name: 'Add elbow patches',
    picture: 'A sleeve with an oval patch on the elbow',
    description: 'Oval patches for elbows that have thought too long, or just for the look.',
    price: 2800,
    type: 'repair',
    questions: [
      {
        id: 'patch',
        question: 'What should the elbow patches be made of?',
        options: [
          { id: 'suede', answer: 'Suede', price: 600, points: 1 },
          { id: 'cord', answer: 'Corduroy' },
          { id: 'tweed', answer: 'Tweed', price: 300, points: 1 },
        ],
      },
      {
        id: 'under',
        question: 'What do the elbows look like underneath?',
        options: [
          { id: 'whole', answer: 'Whole' },
          { id: 'holed', answer: 'Worn through', price: 400, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'mend-tear',
    name: 'Mend a tear or hole',
    picture: 'A torn cloth drawn together by rows of thread',
    description: 'A nail, a door handle, a cigarette: we back the cloth and darn along its grain.',
    price: 1800,
    type: 'repair',
    questions: [
      {
        id: 'fabric',
        question: 'Is the torn cloth woven or stretchy?',
        options: [
          { id: 'woven', answer: 'Woven: shirt, trousers, curtain' },
          { id: 'stretchy', answer: 'Stretchy: T-shirt or jersey', points: 1 },
          { id: 'coated', answer: 'Waxed or coated', price: 700, points: 2 },
        ],
      },
      {
        id: 'extent',
        question: 'How long is the tear?',
        options: [
          { id: 'small', answer: 'Under 2 cm' },
          { id: 'medium', answer: '2 to 6 cm', price: 600, points: 2 },
          { id: 'large', answer: 'Longer than 6 cm', price: 1500, points: 4 },
        ],
      },
    ],
    subservices: [
      { id: 'machine', name: 'Darn it by machine, in matching thread' },
      {
        id: 'by-hand',
        name: 'Weave it by hand, thread by thread',
        price: 3200,
        hiddenBy: ['fabric.stretchy', 'fabric.coated'],
      },
      { id: 'patched', name: 'Lay a patch on top', price: 300 },
    ],
    expectations: {
      keyInfo:
        'A straight tear in a busy cloth almost disappears. On plain, shiny or pale cloth you will **see a slight ridge** when the light comes from the side.',
      examples: [
        {
          file: 'swatch-mend-tear-before.webp',
          alt: 'A three-cornered tear in checked cloth',
          caption: 'Caught on a nail',
        },
        {
          file: 'swatch-mend-tear-after.webp',
          alt: 'The checked cloth, darned',
          caption: 'Darned along the check',
        },
      ],
    },
  },
]
