import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-hem',
    name: 'Shorten hem',
    picture: 'A trouser leg with a dashed line above the hem and an arrow pointing up',
    description: 'We take trouser legs up to the length you want and finish them as they came.',
    price: 1600,
    type: 'alteration',
    fitting: ['measure', 'pin', 'match'],
    questions: [
      {
        id: 'finish',
        question: 'How should the new hem look?',
        explainer:
          'On jeans, keeping the original hem means the faded, worn edge is cut off and sewn back on.',
        options: [
          { id: 'plain', answer: 'A plain machine-stitched hem' },
          { id: 'original', answer: 'Keep the original hem edge', price: 600, points: 2 },
          { id: 'blind', answer: 'An invisible hem, sewn by hand', price: 500, points: 2 },
          { id: 'turn-up', answer: 'A turn-up', price: 700, points: 3 },
        ],
      },
      {
        id: 'turn-up-depth',
        question: 'How deep should the turn-up be?',
        explainer: 'Four centimetres suits most legs. Taller people often like five.',
        hiddenBy: ['finish.plain', 'finish.original', 'finish.blind'],
        options: [
          { id: 'three', answer: '3 cm', points: 1 },
          { id: 'four', answer: '4 cm' },
          { id: 'five', answer: '5 cm', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'let-down-hem',
    name: 'Let down hem',
    picture: 'A trouser leg with a dashed line below the hem and an arrow pointing down',
    description: 'We open the hem and use the cloth folded inside it to make the legs longer.',
    price: 1800,
    type: 'alteration',
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'spare',
        question: 'How much cloth is folded up inside the hem?',
        explainer: 'Turn a leg inside out and measure from the fold to the raw edge.',
        options: [
          { id: 'plenty', answer: 'As much as I need, and 2 cm over' },
          { id: 'just', answer: 'Just as much as I need', points: 1 },
          { id: 'less', answer: 'Less than I need', points: 2 },
        ],
      },
    ],
    subservices: [
      {
        id: 'fold',
        name: 'Let down with a normal hem',
        hiddenBy: ['spare.just', 'spare.less'],
      },
      {
        id: 'facing',
        name: 'Let down to the edge, with a hidden facing',
        price: 600,
        hiddenBy: ['spare.less'],
        questions: [
          {
            id: 'mark',
            question: 'May the old crease show a little?',
            explainer:
              'Years of wear fade the fold. Steaming lifts most of it; a line of stitching covers the rest.',
            options: [
              { id: 'accept', answer: 'Yes, a faint line is fine' },
              { id: 'cover', answer: 'No, cover it with stitching', price: 400, points: 1 },
            ],
          },
        ],
      },
      {
        id: 'beyond',
        name: 'Lengthen beyond the cloth that is there',
        deadEnd: true,
        hiddenBy: ['spare.plenty', 'spare.just'],
      },
    ],
  },
  {
    id: 'take-in-waist',
    name: 'Take in waist',
    picture: 'The back of a waistband with two arrows pointing inwards',
    description: 'We open the waistband at the back and take out what makes it gape.',
    price: 2200,
    type: 'alteration',
    fitting: ['measure', 'pin', 'match'],
    questions: [
      {
        id: 'amount',
        question: 'How much too big is the waist?',
        explainer:
          'Pinch the spare cloth at the centre back and measure the pinch, then double it.',
        options: [
          { id: 'little', answer: 'Up to 4 cm' },
          { id: 'more', answer: '4 to 7 cm', price: 500, points: 2 },
          { id: 'lots', answer: 'More than 7 cm', price: 1200, points: 4 },
        ],
      },
      {
        id: 'pockets',
        question: 'May the back pockets move closer together?',
        explainer:
          'Above 4 cm the pockets drift towards the seam unless we unpick and set them again.',
        hiddenBy: ['amount.little'],
        options: [
          { id: 'closer', answer: 'Yes, leave them where they end up' },
          { id: 'reset', answer: 'No, set them apart again', price: 1400, points: 4 },
        ],
      },
    ],
  },
  {
    id: 'let-out-waist',
    name: 'Let out waist',
    picture: 'A waistband with two arrows pointing outwards',
    description:
      'If there is spare cloth in the back seam, we let it out and give you room to breathe.',
    price: 2400,
    type: 'alteration',
    upsizing: true,
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'allowance',
        question: 'How wide is the spare cloth inside the back seam?',
        explainer:
          'Look inside at the centre back and measure from the stitching to the edge, on one side.',
        options: [
          { id: 'narrow', answer: 'Less than 1 cm', points: 1 },
          { id: 'medium', answer: '1 to 2 cm' },
          { id: 'wide', answer: 'More than 2 cm', price: 300, points: 1 },
        ],
      },
    ],
    subservices: [
      { id: 'seam', name: 'Let out the back seam', hiddenBy: ['allowance.narrow'] },
      {
        id: 'seam-and-band',
        name: 'Let out the seam and piece the waistband',
        price: 900,
        hiddenBy: ['allowance.narrow', 'allowance.medium'],
      },
      {
        id: 'no-cloth',
        name: 'Let out with no cloth to spare',
        deadEnd: true,
        hiddenBy: ['allowance.medium', 'allowance.wide'],
      },
    ],
  },
  {
    id: 'add-waist-panels',
    name: 'Add waist panels',
    picture: 'A waistband with a new wedge of cloth let into each side',
    description:
      'We let a wedge of cloth or elastic into each side seam: up to 10 cm more at the waist.',
    price: 3400,
    type: 'alteration',
    upsizing: true,
    fitting: ['measure'],
    questions: [
      {
        id: 'panel',
        question: 'What should the side panels be made of?',
        options: [
          { id: 'close', answer: 'The closest cloth you can find' },
          { id: 'elastic', answer: 'Ribbed elastic, for comfort', points: 1 },
          { id: 'contrast', answer: 'A contrast I will see and like', price: 400, points: 1 },
          { id: 'own', answer: 'Cloth that I will send along', price: 200, points: 2 },
        ],
      },
    ],
    expectations: {
      keyInfo:
        'A panel is **meant to be there**, not to be hidden: it runs from the waistband to the hip and looks best in a cloth of the same weight.\n\nPockets in the side seam stay usable, but open about a centimetre further back.',
      examples: [
        {
          file: 'swatch-add-waist-panels-before.webp',
          alt: 'A denim waist that strains at the side seam',
          caption: 'Too tight',
        },
        {
          file: 'swatch-add-waist-panels-after.webp',
          alt: 'The waist with a ribbed panel down to the hip',
          caption: 'A panel, meant to be seen',
        },
      ],
    },
  },
  {
    id: 'taper-legs',
    name: 'Taper legs',
    picture: 'A trouser leg with a new, slimmer line along its inside',
    description: 'We slim the leg from the knee or the thigh down to the hem.',
    price: 2600,
    type: 'alteration',
    fitting: ['pin', 'match', 'measure'],
    questions: [
      {
        id: 'from',
        question: 'Where should the leg begin to narrow?',
        options: [
          { id: 'knee', answer: 'From the knee down' },
          { id: 'thigh', answer: 'From the thigh down', price: 600, points: 3 },
        ],
      },
      {
        id: 'seam',
        question: 'Is there topstitching along the inside or outside leg?',
        explainer:
          'Jeans often have a double row on the inside leg. We sew on the other side where we can.',
        options: [
          { id: 'none', answer: 'No topstitching' },
          { id: 'one-side', answer: 'On one side', points: 1 },
          { id: 'both', answer: 'On both sides, please sew it again', price: 900, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'take-in-seat',
    name: 'Take in seat',
    picture: 'The back of a pair of trousers with a dashed line along the seat seam',
    description: 'For trousers that sag behind: we reshape the seat seam so that it follows you.',
    price: 2000,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'sag',
        question: 'Where does the cloth hang loose?',
        options: [
          { id: 'under', answer: 'Just under the seat' },
          { id: 'whole', answer: 'Over the whole seat', price: 500, points: 2 },
          { id: 'thighs', answer: 'Seat and upper thighs', price: 900, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'cut-to-shorts',
    name: 'Cut down to shorts',
    picture: 'A pair of jeans with scissors at the knee',
    description: 'Worn knees, good waist? We cut the legs off and finish them as shorts.',
    price: 1800,
    type: 'alteration',
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'edge',
        question: 'What edge do you want on the shorts?',
        options: [
          { id: 'hemmed', answer: 'A neat hem' },
          { id: 'rolled', answer: 'A roll, tacked at the seams', price: 300, points: 1 },
          { id: 'raw', answer: 'A raw, fraying edge with a stay stitch', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'trim-leather-hem',
    name: 'Shorten leather hem',
    picture: 'The leg of leather trousers with a line marked above the hem',
    description: 'Leather is glued and weighted rather than pressed. What is cut off stays off.',
    price: 3000,
    type: 'alteration',
    fitting: ['pin', 'measure'],
    questions: [
      {
        id: 'ankle-zip',
        question: 'Is there a zip at the ankle?',
        options: [
          { id: 'none', answer: 'No zip' },
          { id: 'above', answer: 'Yes, and the new hem lies below it', points: 1 },
          { id: 'through', answer: 'Yes, and the new hem cuts through it', price: 1800, points: 5 },
        ],
      },
    ],
    expectations: {
      keyInfo:
        'Needle holes in leather do not close. We therefore sew **once**, on the line that you give us, and cannot let the leg down again afterwards.',
      examples: [
        {
          file: 'swatch-trim-leather-hem-before.webp',
          alt: 'Leather with its hem at the old length',
          caption: 'As it came',
        },
        {
          file: 'swatch-trim-leather-hem-after.webp',
          alt: 'The leather with a new hem, higher up',
          caption: 'Sewn once, on your line',
        },
      ],
    },
  },
  {
    id: 'resize-trousers-two-sizes',
    name: 'Recut by two sizes or more',
    picture: 'A wide pair of trousers with large arrows pointing inwards',
    description:
      'Making trousers smaller by two full sizes or more, in waist, seat and leg at once.',
    price: 0,
    type: 'alteration',
    deadEnd: true,
  },
]
