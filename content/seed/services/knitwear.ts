import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-knit-body',
    name: 'Shorten a knitted body',
    picture: 'The ribbed edge of a jumper with an arrow pointing up',
    description:
      'The rib is taken off, rows are unravelled, and the rib is linked back stitch by stitch.',
    price: 3400,
    type: 'alteration',
    fitting: ['match', 'measure'],
    questions: [
      {
        id: 'gauge',
        question: 'How thick is the knit?',
        explainer: 'Count the stitches across 10 cm: under 18 is chunky, over 30 is fine.',
        options: [
          { id: 'chunky', answer: 'Chunky', points: 1 },
          { id: 'medium', answer: 'Medium' },
          { id: 'fine', answer: 'Fine', price: 1200, points: 4 },
        ],
      },
    ],
  },
  {
    id: 'shorten-knit-sleeves',
    name: 'Shorten knitted sleeves',
    picture: 'A knitted cuff with an arrow pointing up',
    description:
      'Sleeves that swallow your hands give up a few rows; the cuff stays the one you know.',
    price: 3000,
    type: 'alteration',
    fitting: ['measure', 'match', 'pin'],
    questions: [
      {
        id: 'pattern',
        question: 'Does a pattern run across the sleeve?',
        options: [
          { id: 'plain', answer: 'No, it is plain' },
          { id: 'stripes', answer: 'Stripes', points: 1 },
          { id: 'cable', answer: 'Cables or Fair Isle', price: 1000, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'enlarge-knit',
    name: 'Make knitwear bigger',
    picture: 'A jumper with large arrows pointing outwards',
    description: 'Adding width to a knitted garment that has shrunk or was always too small.',
    price: 0,
    type: 'alteration',
    deadEnd: true,
  },
  {
    id: 'darn-knit',
    name: 'Darn a hole',
    picture: 'A darning needle weaving over a hole in knitwear',
    description: 'Holes from elbows, bags and snags, closed with wool of the same weight.',
    price: 2000,
    type: 'repair',
    questions: [
      {
        id: 'holes',
        question: 'How many holes shall we darn?',
        options: [
          { id: 'one', answer: 'One' },
          { id: 'two', answer: 'Two or three', price: 1200, points: 3 },
          { id: 'more', answer: 'Four to six', price: 2600, points: 6 },
        ],
      },
      {
        id: 'diameter',
        question: 'How wide is the largest hole?',
        options: [
          { id: 'pea', answer: 'As a pea' },
          { id: 'coin', answer: 'As a ten-pence coin', price: 500, points: 1 },
          { id: 'egg', answer: 'As an egg', price: 1400, points: 4 },
        ],
      },
    ],
    subservices: [
      { id: 'quiet', name: 'A quiet darn, in the nearest colour' },
      {
        id: 'visible',
        name: 'A visible mend, in a colour you choose',
        questions: [
          {
            id: 'colour',
            question: 'Which colour should the mend be?',
            explainer: 'Name a colour, or write "surprise me".',
          },
        ],
      },
      {
        id: 'swiss',
        name: 'Swiss darning over a thin place',
        price: 300,
        hiddenBy: ['diameter.coin', 'diameter.egg'],
      },
    ],
    expectations: {
      keyInfo:
        'A darn is woven, your jumper is knitted: the mend is **strong and flat**, with a texture of its own.\n\n- A quiet darn shows when you look for it\n- A visible mend is meant to be admired',
      examples: [
        {
          file: 'swatch-darn-knit-before.webp',
          alt: 'A hole in sage green knitwear',
          caption: 'A hole at the elbow',
        },
        {
          file: 'swatch-darn-knit-after.webp',
          alt: 'The hole filled with marigold stitches',
          caption: 'Mended to be seen',
        },
      ],
    },
  },
  {
    id: 'reweave-moth-holes',
    name: 'Reweave moth holes',
    picture: 'A moth beside a small hole in knitwear',
    description:
      'Stitch for stitch in the original structure, so that the place cannot be found again.',
    price: 2400,
    type: 'repair',
    questions: [
      {
        id: 'number',
        question: 'How many moth holes can you count?',
        explainer: 'Hold the garment against a window: you will find more than you expect.',
        options: [
          { id: 'two', answer: 'One or two' },
          { id: 'five', answer: 'Three to five', price: 2800, points: 6 },
          { id: 'ten', answer: 'Six to ten', price: 6400, points: 12 },
          { id: 'many', answer: 'More than ten', points: 12 },
        ],
      },
      {
        id: 'freezer',
        question: 'Has the garment been in a freezer since you found them?',
        explainer:
          'Three days at -18 °C kill eggs. Otherwise we do it before the piece meets its neighbours.',
        options: [
          { id: 'frozen', answer: 'Yes, for three days' },
          { id: 'not-yet', answer: 'No, please treat it', price: 600, points: 1 },
        ],
      },
    ],
    subservices: [
      { id: 'matched-yarn', name: 'With matching yarn', hiddenBy: ['number.many'] },
      {
        id: 'own-yarn',
        name: 'With yarn drawn from a hidden seam',
        price: 1200,
        hiddenBy: ['number.many'],
      },
      {
        id: 'riddled',
        name: 'Save a riddled garment',
        deadEnd: true,
        hiddenBy: ['number.two', 'number.five', 'number.ten'],
      },
    ],
    expectations: {
      keyInfo:
        'Please **wash or dry-clean** the garment first: soil lets thread break as we work. Rewoven places need one wash to settle in.',
      examples: [
        {
          file: 'swatch-reweave-moth-holes-before.webp',
          alt: 'Oxblood knitwear eaten by moths',
          caption: 'As it came',
        },
        {
          file: 'swatch-reweave-moth-holes-after.webp',
          alt: 'Oxblood knitwear without a hole',
          caption: 'Rewoven so you can’t find it',
        },
      ],
    },
  },
  {
    id: 'reknit-cuffs',
    name: 'Reknit cuffs or edges',
    picture: 'A ribbed cuff with a loose end of yarn',
    description: 'A frayed or slack rib is unravelled to sound stitches and knitted again.',
    price: 3800,
    type: 'repair',
    questions: [
      {
        id: 'which',
        question: 'Which edges need knitting again?',
        options: [
          { id: 'cuffs', answer: 'Both cuffs' },
          { id: 'hem', answer: 'The lower edge', price: 900, points: 2 },
          { id: 'everything', answer: 'Cuffs and lower edge', price: 3200, points: 6 },
        ],
      },
    ],
  },
  {
    id: 'catch-ladder',
    name: 'Catch a dropped stitch',
    picture: 'A ladder of dropped stitches with a crochet hook',
    description: 'One snag, one long ladder: we climb back up with a hook and tie the stitch in.',
    price: 1600,
    type: 'repair',
    questions: [
      {
        id: 'ladder',
        question: 'How far has the stitch run?',
        options: [
          { id: 'short', answer: 'A few centimetres' },
          { id: 'far', answer: 'Further than a hand', price: 500, points: 2 },
          { id: 'snag', answer: 'Not run: a thread is pulled out', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'remove-bobbling',
    name: 'Remove bobbling',
    picture: 'A small comb drawing bobbles off knitwear',
    description: 'Combed and shaved by hand, then steamed: wool that looks a season younger.',
    price: 1200,
    type: 'repair',
    questions: [
      {
        id: 'garment-size',
        question: 'How much has bobbled?',
        options: [
          { id: 'spots', answer: 'Under the arms and at the sides' },
          { id: 'all-over', answer: 'All over', price: 600, points: 2 },
        ],
      },
    ],
    expectations: {
      keyInfo:
        'Bobbles are loose fibres: **some come back** in the first weeks, fewer each time. Cashmere does this more than lambswool.',
      examples: [
        {
          file: 'swatch-remove-bobbling-before.webp',
          alt: 'Knitwear covered in bobbles',
          caption: 'Two winters old',
        },
        {
          file: 'swatch-remove-bobbling-after.webp',
          alt: 'The same knitwear, smooth',
          caption: 'Combed and steamed',
        },
      ],
    },
  },
]
