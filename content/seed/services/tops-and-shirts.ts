import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-top',
    name: 'Shorten the body',
    picture: 'The lower edge of a T-shirt with an arrow pointing up',
    description: 'Too long to tuck, too long to leave out? We lift the hem and sew it as it was.',
    price: 1600,
    type: 'alteration',
    fitting: ['pin', 'measure', 'match'],
    questions: [
      {
        id: 'edge',
        question: 'What shape is the bottom edge?',
        options: [
          { id: 'straight', answer: 'Straight' },
          { id: 'curved', answer: 'Curved, like a shirt tail', price: 300, points: 1 },
          { id: 'ribbed', answer: 'Ribbed band, to be kept', price: 600, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'shorten-plain-sleeves',
    name: 'Shorten plain sleeves',
    picture: 'The end of a jersey sleeve with an arrow pointing up',
    description: 'For sleeves that end in a simple hem or a rib, long or short.',
    price: 1800,
    type: 'alteration',
    fitting: ['measure', 'pin', 'match'],
    questions: [
      {
        id: 'end',
        question: 'How do the sleeves end now?',
        options: [
          { id: 'hem', answer: 'In a stitched hem' },
          { id: 'rib', answer: 'In a rib that should come back', price: 500, points: 2 },
          { id: 'thumb', answer: 'In a cuff with a thumb hole', price: 700, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'slim-t-shirt',
    name: 'Slim a jersey body',
    picture: 'A T-shirt with arrows pointing in at both sides',
    description:
      'We run the side seams in from the underarm to the hem, on an overlock that stretches.',
    price: 1800,
    type: 'alteration',
    fitting: ['match', 'measure'],
    questions: [
      {
        id: 'vents',
        question: 'Are there slits at the bottom of the side seams?',
        options: [
          { id: 'no', answer: 'No slits' },
          { id: 'keep', answer: 'Yes, make them again', price: 300, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'shorten-shirt-sleeves',
    name: 'Shorten cuffed sleeves',
    picture: 'A shirt cuff with an arrow pointing up',
    description: 'The cuff comes off, the sleeve is cut, the cuff goes back, and no seam shows.',
    price: 2200,
    type: 'alteration',
    fitting: ['measure', 'pin', 'match'],
    questions: [
      {
        id: 'cuff',
        question: 'Which kind of cuff is it?',
        options: [
          { id: 'single', answer: 'A single cuff with buttons' },
          { id: 'double', answer: 'A double cuff for links', price: 300, points: 1 },
        ],
      },
      {
        id: 'placket',
        question: 'By how much do the sleeves need to come up?',
        explainer: 'Beyond 5 cm the slit above the cuff gets too short and has to be made anew.',
        options: [
          { id: 'up-to-five', answer: 'Up to 5 cm' },
          { id: 'over-five', answer: 'More than 5 cm', price: 800, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'slim-shirt',
    name: 'Slim a shirt body',
    picture: 'A shirt with arrows pointing in at both sides',
    description: 'Side seams taken in from armhole to hem, felled as the shirtmaker did it.',
    price: 2000,
    type: 'alteration',
    fitting: ['pin', 'match', 'measure'],
    questions: [
      {
        id: 'sleeves',
        question: 'Should the sleeves be slimmed as well?',
        options: [
          { id: 'body', answer: 'No, the body alone' },
          { id: 'sleeves-too', answer: 'Yes, down to the elbow', price: 600, points: 2 },
        ],
      },
      {
        id: 'seam-type',
        question: 'How are the side seams sewn?',
        explainer: 'A flat-felled seam shows two rows of stitching and no raw edge inside.',
        options: [
          { id: 'overlocked', answer: 'With a zigzag edge inside' },
          { id: 'felled', answer: 'Flat-felled, both sides clean', price: 500, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'add-back-darts',
    name: 'Add back darts',
    picture: 'The back of a shirt with two long darts',
    description: 'Two long darts draw in a billowing back without touching the side seams.',
    price: 1600,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'pleat',
        question: 'Is there a pleat in the back, under the yoke?',
        options: [
          { id: 'none', answer: 'No pleat' },
          { id: 'stay', answer: 'Yes, let it be', points: 1 },
          { id: 'close', answer: 'Yes, sew it shut', price: 300, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'raise-armholes',
    name: 'Raise the armholes',
    picture: 'An armhole with a new, higher line',
    description: 'Gaping armholes are closed at the underarm so that nothing shows but you.',
    price: 1900,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'lining',
        question: 'Is the bodice lined at the armhole?',
        options: [
          { id: 'unlined', answer: 'No lining' },
          { id: 'lined', answer: 'Lined or faced', price: 500, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'shorten-straps',
    name: 'Shorten straps',
    picture: 'A thin shoulder strap with an arrow pointing up',
    description: 'Slipping straps are shortened at the back, where it shows least.',
    price: 1400,
    type: 'alteration',
    fitting: ['pin', 'measure'],
    questions: [
      {
        id: 'kind',
        question: 'What are the straps like?',
        options: [
          { id: 'plain', answer: 'Plain and thin' },
          { id: 'wide', answer: 'Wide or shaped', price: 400, points: 1 },
          { id: 'beaded', answer: 'Beaded or decorated', price: 1200, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'add-side-panels',
    name: 'Add side panels',
    picture: 'A top with a band of contrasting cloth down each side',
    description: 'A band of cloth from hem to underarm, on both sides: up to two sizes more.',
    price: 4200,
    type: 'alteration',
    upsizing: true,
    fitting: ['measure'],
    questions: [
      {
        id: 'width',
        question: 'How much wider should it become in all?',
        options: [
          { id: 'one-size', answer: 'About one size (4 cm)' },
          { id: 'two-sizes', answer: 'About two sizes (8 cm)', price: 600, points: 2 },
        ],
      },
      {
        id: 'into-sleeve',
        question: 'Are the sleeves tight too?',
        options: [
          { id: 'fine', answer: 'No, they are comfortable' },
          { id: 'tight', answer: 'Yes, carry the panel into the sleeve', price: 1400, points: 4 },
        ],
      },
    ],
    expectations: {
      keyInfo:
        'We send you **two photographs of cloth** before we cut: one as close as we can get, one that is plainly different. You choose by reply.\n\nPrints never match across a panel.',
      examples: [
        {
          file: 'swatch-add-side-panels-before.webp',
          alt: 'A top that pulls across the body',
          caption: 'Too tight',
        },
        {
          file: 'swatch-add-side-panels-after.webp',
          alt: 'The top with a pale panel in each side',
          caption: 'With panels, in another cloth',
        },
      ],
    },
  },
]
