import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'hem-wedding-dress',
    name: 'Hem a wedding dress',
    picture: 'The layered hem of a gown with an arrow pointing up',
    description:
      'Every layer is levelled by itself, so that the gown floats and the toes stay free.',
    price: 12000,
    type: 'alteration',
    fitting: ['pin', 'measure'],
    questions: [
      {
        id: 'skirt-layers',
        question: 'How many layers does the skirt of the gown have?',
        options: [
          { id: 'two', answer: 'Up to two' },
          { id: 'four', answer: 'Three or four', price: 4000, points: 6 },
          { id: 'many', answer: 'Five or more', price: 7500, points: 10 },
        ],
      },
      {
        id: 'edge',
        question: 'Is the edge of the gown trimmed?',
        options: [
          { id: 'plain', answer: 'Plain' },
          { id: 'horsehair', answer: 'Stiffened with a horsehair braid', price: 3000, points: 4 },
          {
            id: 'lace',
            answer: 'Lace that has to be lifted and sewn back',
            price: 9000,
            points: 12,
          },
        ],
      },
      {
        id: 'date',
        question: 'When is the wedding?',
        explainer: 'We finish two weeks before. Tell us the day, even if it is far away.',
      },
    ],
    expectations: {
      keyInfo:
        'Wear **the shoes of the day** for fitting: two centimetres of heel are two centimetres of hem.\n\n- The front just touches the shoe, so that you can walk\n- The train keeps its length unless you book "Shorten or remove a train"\n- Lace borders are unpicked by hand and put back, which takes most of the time',
      examples: [
        {
          file: 'swatch-hem-wedding-dress-before.webp',
          alt: 'A wedding dress that lies on the floor',
          caption: 'Before the fitting',
        },
        {
          file: 'swatch-hem-wedding-dress-after.webp',
          alt: 'The dress with its lace border just above the shoe',
          caption: 'With the shoes of the day',
        },
      ],
    },
  },
  {
    id: 'add-bustle',
    name: 'Add a bustle',
    picture: 'The back of a gown with its train hooked up',
    description: 'Loops and buttons that lift the train off the floor, ready for dancing.',
    price: 8500,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'train',
        question: 'How long is the train, from the waist?',
        options: [
          { id: 'sweep', answer: 'It just sweeps the floor' },
          { id: 'chapel', answer: 'About a metre behind me', price: 2000, points: 3 },
          { id: 'cathedral', answer: 'Two metres or more', price: 4500, points: 6 },
        ],
      },
    ],
    subservices: [
      { id: 'over', name: 'Over-bustle: hooked on the outside' },
      { id: 'under', name: 'French bustle: tied underneath with ribbons', price: 2500 },
    ],
    expectations: {
      keyInfo:
        'We send you a short drawing with numbered loops. **Ask a friend to practise it once** before the day: it takes three minutes calmly and fifteen in a hurry.',
      examples: [
        {
          file: 'swatch-add-bustle-before.webp',
          alt: 'A gown whose train trails on the floor',
          caption: 'The train, let down',
        },
        {
          file: 'swatch-add-bustle-after.webp',
          alt: 'The train hooked up on three loops',
          caption: 'Bustled, for dancing',
        },
      ],
    },
  },
  {
    id: 'shorten-train',
    name: 'Shorten or remove a train',
    picture: 'A long train with a dashed line across it',
    description: 'A cathedral train becomes a sweep, or a gown that ends all round at the floor.',
    price: 11000,
    type: 'alteration',
    fitting: ['pin', 'measure'],
    questions: [
      {
        id: 'result',
        question: 'How much of the train should remain?',
        options: [
          { id: 'sweep', answer: 'A short sweep' },
          { id: 'none', answer: 'None: floor length all round', points: 2 },
          { id: 'detachable', answer: 'All of it, but made to come off', price: 6000, points: 10 },
        ],
      },
    ],
  },
  {
    id: 'take-in-bodice',
    name: 'Take in a bodice',
    picture: 'A boned bodice with arrows pointing inwards',
    description:
      'Boned or soft, laced or zipped: the bodice is made to hold you, so that the straps need not.',
    price: 9500,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'bones',
        question: 'Is the bodice boned?',
        options: [
          { id: 'soft', answer: 'No, it is soft' },
          { id: 'boned', answer: 'Yes', price: 3000, points: 5 },
        ],
      },
      {
        id: 'surface',
        question: 'What lies on the bodice?',
        options: [
          { id: 'smooth', answer: 'Nothing, it is smooth' },
          { id: 'lace', answer: 'Lace', price: 2500, points: 4 },
          { id: 'beads', answer: 'Beads or sequins', price: 4500, points: 8 },
        ],
      },
    ],
  },
  {
    id: 'add-corset-back',
    name: 'Change a zip to a corset back',
    picture: 'A gown laced at the back over a modesty panel',
    description:
      'Out with the zip, in with loops and a ribbon: 5 to 15 cm more room, and a fine back.',
    price: 14000,
    type: 'alteration',
    upsizing: true,
    fitting: ['measure'],
    questions: [
      {
        id: 'gap',
        question: 'How far apart are the zip edges when you wear the gown?',
        options: [
          { id: 'closes', answer: 'It closes, I only like the look', points: 1 },
          { id: 'to-eight', answer: 'Up to 8 cm' },
          { id: 'to-fifteen', answer: '8 to 15 cm', price: 2000, points: 3 },
          { id: 'over-fifteen', answer: 'More than 15 cm', points: 3 },
        ],
      },
    ],
    subservices: [
      { id: 'loops', name: 'Satin loops and ribbon', hiddenBy: ['gap.over-fifteen'] },
      {
        id: 'panel',
        name: 'Loops, ribbon and a modesty panel',
        price: 3500,
        hiddenBy: ['gap.over-fifteen'],
      },
      {
        id: 'too-small',
        name: 'Enlarge a gown by more than 15 cm',
        deadEnd: true,
        hiddenBy: ['gap.closes', 'gap.to-eight', 'gap.to-fifteen'],
      },
    ],
  },
  {
    id: 'add-sleeves',
    name: 'Add sleeves or straps',
    picture: 'A bodice with one lace sleeve',
    description:
      'Sleeves, straps or a fall of lace from the shoulder for a gown that came without.',
    price: 7500,
    type: 'alteration',
    fitting: ['measure', 'match'],
    subservices: [
      { id: 'thin-straps', name: 'Thin straps' },
      { id: 'cap', name: 'Cap sleeves', price: 4000 },
      {
        id: 'long',
        name: 'Long sleeves',
        price: 9500,
        questions: [
          {
            id: 'closing',
            question: 'How should the long sleeves close at the wrist?',
            options: [
              { id: 'slip', answer: 'Wide enough to slip on' },
              { id: 'buttons', answer: 'With covered buttons', price: 2500, points: 4 },
            ],
          },
        ],
      },
    ],
    questions: [
      {
        id: 'material',
        question: 'What shall we make the sleeves or straps from?',
        options: [
          { id: 'tulle', answer: 'Soft tulle' },
          { id: 'lace', answer: 'Lace to match the gown', price: 3500, points: 3 },
          { id: 'supplied', answer: 'Cloth that came with the gown', points: 2 },
        ],
      },
    ],
  },
  {
    id: 'shorten-veil',
    name: 'Shorten a veil',
    picture: 'A veil with a dashed line across it',
    description: 'From cathedral to fingertip, cut in the same curve and edged as before.',
    price: 4000,
    type: 'alteration',
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'veil-edge',
        question: 'How is the veil edged?',
        options: [
          { id: 'raw', answer: 'Not at all: raw tulle' },
          { id: 'ribbon', answer: 'With ribbon or cord', price: 2000, points: 3 },
          { id: 'lace', answer: 'With lace, to be moved up', price: 6000, points: 9 },
        ],
      },
    ],
  },
  {
    id: 'repair-beading',
    name: 'Repair beading',
    picture: 'Beads on a thread beside a needle',
    description:
      'Lost beads and sequins are replaced one by one, and loose threads secured before more fall.',
    price: 3000,
    type: 'repair',
    questions: [
      {
        id: 'area',
        question: 'How large is the bare place?',
        options: [
          { id: 'few', answer: 'A few beads' },
          { id: 'hand', answer: 'As large as a hand', price: 3500, points: 6 },
          { id: 'panels', answer: 'Several places', price: 8000, points: 12 },
        ],
      },
      {
        id: 'beads',
        question: 'Do you have beads to spare?',
        options: [
          { id: 'enclosed', answer: 'Yes, I will enclose them' },
          { id: 'find', answer: 'No, please find similar ones', price: 800, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'repair-lace',
    name: 'Mend lace',
    picture: 'A lace edge with a hole',
    description: 'Torn lace is backed with fine net and its pattern drawn again in thread.',
    price: 3600,
    type: 'repair',
    questions: [
      {
        id: 'tear',
        question: 'What happened to the lace?',
        options: [
          { id: 'hole', answer: 'A hole smaller than a fingertip' },
          { id: 'rip', answer: 'A rip of several centimetres', price: 1800, points: 3 },
          { id: 'loose', answer: 'It has come away from its cloth', points: 1 },
        ],
      },
    ],
  },
]
