import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-curtains',
    name: 'Shorten curtains',
    picture: 'The lower edge of a curtain with an arrow pointing up',
    description: 'Cut, weighted and hemmed to hang a finger above the floor or just on the sill.',
    price: 3000,
    type: 'alteration',
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'curtain-lining',
        question: 'Are the curtains to be shortened lined?',
        options: [
          { id: 'unlined', answer: 'Unlined' },
          { id: 'lined', answer: 'Lined', price: 1200, points: 3 },
          { id: 'interlined', answer: 'Lined and interlined', price: 2600, points: 6 },
        ],
      },
      {
        id: 'widths',
        question: 'How wide is each curtain when spread out?',
        options: [
          { id: 'one', answer: 'Up to 1.4 m' },
          { id: 'two', answer: '1.4 to 2.8 m', price: 1400, points: 3 },
          { id: 'three', answer: 'Wider', price: 2800, points: 6 },
        ],
      },
    ],
  },
  {
    id: 'narrow-curtains',
    name: 'Narrow curtains',
    picture: 'A curtain with an arrow pointing in from its side',
    description: 'New home, smaller window: a width is taken out and the side turned in again.',
    price: 3400,
    type: 'alteration',
    fitting: ['measure'],
    questions: [
      {
        id: 'pattern-side',
        question: 'From which side may we take the width?',
        options: [
          { id: 'outer', answer: 'The outer side' },
          { id: 'both', answer: 'A little from both', price: 900, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'change-heading',
    name: 'Change curtain heading',
    picture: 'The top of a curtain in pencil pleats',
    description: 'The old tape comes off and the top is made to suit your pole or track.',
    price: 4500,
    type: 'alteration',
    fitting: ['match'],
    subservices: [
      { id: 'pencil', name: 'Pencil pleats' },
      {
        id: 'eyelets',
        name: 'Eyelets',
        price: 1200,
        questions: [
          {
            id: 'metal',
            question: 'Which finish should the eyelets have?',
            options: [
              { id: 'steel', answer: 'Brushed steel' },
              { id: 'brass', answer: 'Antique brass', points: 1 },
              { id: 'black', answer: 'Black', points: 1 },
            ],
          },
        ],
      },
      {
        id: 'pinch',
        name: 'Triple pinch pleats, sewn by hand',
        price: 3800,
        hiddenBy: ['fullness.slight'],
      },
    ],
    questions: [
      {
        id: 'fullness',
        question: 'How wide is the curtain compared with the window?',
        options: [
          { id: 'double', answer: 'Twice as wide' },
          { id: 'slight', answer: 'One and a half times or less', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'line-curtains',
    name: 'Line curtains',
    picture: 'A curtain turned back to show its lining',
    description: 'Lining keeps warmth in, light out and colours from fading.',
    price: 4800,
    type: 'alteration',
    fitting: ['measure'],
    questions: [
      {
        id: 'kind',
        question: 'What should the curtain lining do?',
        options: [
          { id: 'ordinary', answer: 'Hang well: plain cotton sateen' },
          { id: 'thermal', answer: 'Keep the cold out', price: 1200, points: 1 },
          { id: 'blackout', answer: 'Make the room dark', price: 1800, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'resize-blind',
    name: 'Resize a roman blind',
    picture: 'A roman blind with arrows along two sides',
    description: 'Narrower or shorter, with the rods cut and the cords strung anew.',
    price: 4200,
    type: 'alteration',
    fitting: ['measure'],
    questions: [
      {
        id: 'direction',
        question: 'In which direction must the blind shrink?',
        options: [
          { id: 'width', answer: 'In width' },
          { id: 'drop', answer: 'In length', points: 1 },
          { id: 'both', answer: 'In both', price: 2200, points: 5 },
        ],
      },
    ],
  },
  {
    id: 'resize-cushion',
    name: 'Resize a cushion cover',
    picture: 'A cushion with arrows at two corners',
    description: 'A cover that fits its pad, plump at the corners.',
    price: 1400,
    type: 'alteration',
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'piping',
        question: 'Is there piping round the cushion?',
        options: [
          { id: 'plain', answer: 'No' },
          { id: 'piped', answer: 'Yes, put it back', price: 900, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'hem-tablecloth',
    name: 'Cut and hem a tablecloth',
    picture: 'The corner of a tablecloth with a mitred hem',
    description: 'From a length of cloth or a larger table, with corners mitred as they should be.',
    price: 2200,
    type: 'alteration',
    fitting: ['measure'],
    questions: [
      {
        id: 'shape',
        question: 'What shape is the table?',
        options: [
          { id: 'rectangular', answer: 'Square or rectangular' },
          { id: 'round', answer: 'Round', price: 900, points: 3 },
          { id: 'oval', answer: 'Oval', price: 1200, points: 4 },
        ],
      },
    ],
  },
  {
    id: 'repair-heading-tape',
    name: 'Mend curtain tape',
    picture: 'The tape at the top of a curtain with a loose hook',
    description: 'Torn pockets and snapped cords at the top of the curtain, sewn or replaced.',
    price: 1800,
    type: 'repair',
    questions: [
      {
        id: 'run',
        question: 'How much of the tape has gone?',
        options: [
          { id: 'spot', answer: 'A few hook pockets' },
          { id: 'width', answer: 'The whole width of one curtain', price: 1400, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'mend-bedding',
    name: 'Mend bedding',
    picture: 'The corner of a duvet cover with buttons',
    description: 'Split seams, lost buttons and worn corners, for many more nights.',
    price: 1600,
    type: 'repair',
    questions: [
      {
        id: 'trouble',
        question: 'What has happened to the bedding?',
        options: [
          { id: 'seam', answer: 'A seam has opened' },
          { id: 'closing', answer: 'The opening no longer closes', price: 500, points: 1 },
          { id: 'hole', answer: 'There is a hole', price: 600, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'edge-blanket',
    name: 'Edge a blanket',
    picture: 'A blanket edged with thick stitches',
    description: 'Blanket stitch in thick wool round an edge that frays.',
    price: 3600,
    type: 'repair',
    questions: [
      {
        id: 'sides',
        question: 'Along how many sides does the blanket fray?',
        options: [
          { id: 'two', answer: 'Two' },
          { id: 'four', answer: 'All four', price: 2400, points: 5 },
        ],
      },
      {
        id: 'wool',
        question: 'Which wool shall we edge the blanket with?',
        options: [
          { id: 'tonal', answer: 'Close to the colour of the blanket' },
          { id: 'red', answer: 'Red', points: 1 },
          { id: 'navy', answer: 'Navy', points: 1 },
        ],
      },
    ],
  },
]
