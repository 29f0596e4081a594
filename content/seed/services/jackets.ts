import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-jacket-sleeves',
    name: 'Shorten jacket sleeves',
    picture: 'A jacket cuff with four buttons and an arrow pointing up',
    description:
      'A finger’s breadth of shirt cuff should show. We take the sleeve up from the cuff or the shoulder.',
    price: 3200,
    type: 'alteration',
    fitting: ['pin', 'measure', 'match'],
    questions: [
      {
        id: 'buttonholes',
        question: 'Do the cuff buttons really open?',
        options: [
          { id: 'sham', answer: 'No, they are for show' },
          { id: 'working', answer: 'Yes, the buttonholes are cut', points: 2 },
        ],
      },
      {
        id: 'lift',
        question: 'How much shorter should the jacket sleeves be?',
        hiddenBy: ['buttonholes.sham'],
        options: [
          { id: 'little', answer: 'Up to 1.5 cm' },
          { id: 'more', answer: 'More than 1.5 cm', points: 2 },
        ],
      },
    ],
    subservices: [
      { id: 'cuff', name: 'Shorten from the cuff', hiddenBy: ['lift.more'] },
      {
        id: 'shoulder',
        name: 'Shorten from the shoulder, buttons untouched',
        price: 3800,
        hiddenBy: ['buttonholes.sham'],
      },
    ],
  },
  {
    id: 'take-in-jacket',
    name: 'Take in a jacket',
    picture: 'A jacket with arrows pointing in at the waist',
    description: 'Waist back where your waist is: taken in at the side and centre back seams.',
    price: 3800,
    type: 'alteration',
    fitting: ['pin', 'match', 'measure'],
    questions: [
      {
        id: 'vents',
        question: 'How many vents does the jacket have?',
        options: [
          { id: 'none', answer: 'None' },
          { id: 'one', answer: 'One, at the centre', points: 1 },
          { id: 'two', answer: 'Two, at the sides', price: 600, points: 2 },
        ],
      },
      {
        id: 'pull',
        question: 'Where does the jacket hang loose?',
        options: [
          { id: 'waist', answer: 'Around the waist' },
          { id: 'back', answer: 'Across the back too', price: 1200, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'let-out-jacket',
    name: 'Let out a jacket',
    picture: 'The back of a jacket with arrows pointing outwards',
    description: 'When the button pulls: we let out the seams as far as the tailor left cloth.',
    price: 3600,
    type: 'alteration',
    upsizing: true,
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'pulls',
        question: 'What does the closed button do?',
        options: [
          { id: 'creases', answer: 'It pulls a small cross' },
          { id: 'strains', answer: 'It strains, but closes', price: 800, points: 2 },
          { id: 'gap', answer: 'It does not close', points: 2 },
        ],
      },
    ],
    subservices: [
      { id: 'one-seam', name: 'Let out the centre back', hiddenBy: ['pulls.strains', 'pulls.gap'] },
      {
        id: 'three-seams',
        name: 'Let out back and both sides',
        price: 1600,
        hiddenBy: ['pulls.gap'],
      },
      {
        id: 'beyond-seams',
        name: 'Close a jacket that does not meet',
        deadEnd: true,
        hiddenBy: ['pulls.creases', 'pulls.strains'],
      },
    ],
  },
  {
    id: 'shorten-jacket',
    name: 'Shorten a jacket',
    picture: 'The lower edge of a jacket with an arrow pointing up',
    description: 'Up to 3 cm off the bottom without upsetting pockets and proportions.',
    price: 6500,
    type: 'alteration',
    fitting: ['pin', 'measure'],
    questions: [
      {
        id: 'front-shape',
        question: 'How do the jacket fronts end?',
        options: [
          { id: 'straight', answer: 'Straight' },
          { id: 'rounded', answer: 'Rounded', price: 800, points: 2 },
        ],
      },
    ],
    expectations: {
      keyInfo:
        'More than **3 cm** brings the pockets too close to the edge, and the jacket looks borrowed. If you ask for more, we ring before we cut.',
      examples: [
        {
          file: 'swatch-shorten-jacket-before.webp',
          alt: 'A jacket that ends well below its pockets',
          caption: 'As it came',
        },
        {
          file: 'swatch-shorten-jacket-after.webp',
          alt: 'The jacket with its edge closer to the pockets',
          caption: '3 cm shorter',
        },
      ],
    },
  },
  {
    id: 'narrow-shoulders',
    name: 'Narrow the shoulders',
    picture: 'A shoulder with an arrow pointing towards the neck',
    description:
      'The sleeve comes out, the shoulder is cut back to yours, the sleeve goes in again.',
    price: 8500,
    type: 'alteration',
    fitting: ['pin', 'measure'],
    questions: [
      {
        id: 'pads',
        question: 'What should become of the shoulder pads?',
        options: [
          { id: 'recut', answer: 'Keep them, cut to the new shoulder' },
          { id: 'thinner', answer: 'Put in thinner ones', price: 1000, points: 1 },
          { id: 'out', answer: 'Take them out', points: 1 },
        ],
      },
      {
        id: 'excess',
        question: 'How far does each shoulder stand out beyond yours?',
        options: [
          { id: 'one', answer: 'About 1 cm' },
          { id: 'two', answer: 'About 2 cm', points: 2 },
          { id: 'three', answer: '3 cm or more', price: 2000, points: 4 },
        ],
      },
    ],
    expectations: {
      keyInfo:
        'This is the most skilled work on a jacket, and takes a tailor **most of a day**. Checks are matched at the front of the sleeve; at the back they may shift by a line.',
      examples: [
        {
          file: 'swatch-narrow-shoulders-before.webp',
          alt: 'A jacket shoulder that stands out beyond the arm',
          caption: 'Too wide',
        },
        {
          file: 'swatch-narrow-shoulders-after.webp',
          alt: 'The jacket with the sleeve sewn in at the shoulder',
          caption: 'Cut back to the shoulder',
        },
      ],
    },
  },
  {
    id: 'shorten-coat',
    name: 'Shorten a coat',
    picture: 'The hem of a coat with an arrow pointing up',
    description:
      'A long coat becomes a three-quarter one; lining, vent and hem are shortened together.',
    price: 4800,
    type: 'alteration',
    fitting: ['pin', 'measure', 'match'],
    questions: [
      {
        id: 'coat-vent',
        question: 'How is the back of the coat cut?',
        options: [
          { id: 'closed', answer: 'Closed' },
          { id: 'vent', answer: 'With a vent', price: 700, points: 2 },
          { id: 'pleat', answer: 'With a deep pleat', price: 1200, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'take-in-waistcoat',
    name: 'Take in a waistcoat',
    picture: 'The back of a waistcoat with its strap and buckle',
    description: 'Taken in at the back, so that the front stays as it was cut.',
    price: 2600,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'strap',
        question: 'Should the strap at the back stay?',
        options: [
          { id: 'stay', answer: 'Yes' },
          { id: 'remove', answer: 'No, take it off', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'move-buttons',
    name: 'Move a row of buttons',
    picture: 'A row of buttons with an arrow pointing sideways',
    description: 'A centimetre or two of ease, or a closer fit, for the price of some thread.',
    price: 1200,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'rows',
        question: 'How many rows of buttons are to move?',
        options: [
          { id: 'one', answer: 'A single row' },
          { id: 'two', answer: 'Two rows: double-breasted', price: 800, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'remake-jacket-two-sizes',
    name: 'Remake a jacket by two sizes',
    picture: 'A wide jacket with large arrows pointing inwards',
    description: 'Shoulders, chest, sleeves and length, all two sizes smaller.',
    price: 0,
    type: 'alteration',
    deadEnd: true,
  },
]
