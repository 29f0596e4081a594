import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-skirt',
    name: 'Shorten a skirt',
    picture: 'The hem of a skirt with an arrow pointing up',
    description: 'A level hem all round, measured from the floor rather than from the waist.',
    price: 1800,
    type: 'alteration',
    fitting: ['pin', 'measure', 'match'],
    questions: [
      {
        id: 'fullness',
        question: 'How full is the skirt at the hem?',
        options: [
          { id: 'narrow', answer: 'Straight or slightly flared' },
          { id: 'full', answer: 'Full, a circle or gathered', price: 900, points: 3 },
          { id: 'pleated', answer: 'Pleated, pleats to be pressed again', price: 1400, points: 4 },
        ],
      },
      {
        id: 'border',
        question: 'Is there a border, a lace edge or a trim to keep?',
        options: [
          { id: 'nothing', answer: 'Nothing to keep' },
          { id: 'keep', answer: 'Yes, put it back on', price: 1000, points: 3 },
        ],
      },
    ],
  },
  {
    id: 'let-down-skirt',
    name: 'Let down a skirt',
    picture: 'The hem of a skirt with an arrow pointing down',
    description: 'A few centimetres more, from the cloth that is turned up inside the hem.',
    price: 2000,
    type: 'alteration',
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'hem-depth',
        question: 'How deep is the hem inside the skirt?',
        options: [
          { id: 'deep', answer: '4 cm or deeper' },
          { id: 'shallow', answer: '2 to 4 cm', points: 1 },
          { id: 'none', answer: 'Hardly any hem', points: 1 },
        ],
      },
    ],
    subservices: [
      { id: 'plain', name: 'Let down and hem', hiddenBy: ['hem-depth.shallow', 'hem-depth.none'] },
      {
        id: 'bound',
        name: 'Let down and finish with a bound edge',
        price: 500,
        hiddenBy: ['hem-depth.none'],
      },
      {
        id: 'band',
        name: 'Add a band of new cloth',
        price: 2200,
        questions: [
          {
            id: 'depth',
            question: 'How deep should the new band be, in centimetres?',
            explainer: 'Between 4 and 20 cm. A band in a plain colour looks best on a print.',
          },
        ],
      },
    ],
  },
  {
    id: 'take-in-skirt-waist',
    name: 'Take in skirt waist',
    picture: 'The waist of a skirt with arrows pointing inwards',
    description: 'No more skirts that turn round on you: the waist is taken in at the side seams.',
    price: 2200,
    type: 'alteration',
    fitting: ['measure', 'pin'],
    questions: [
      {
        id: 'fastening',
        question: 'Where does the skirt fasten?',
        options: [
          { id: 'back', answer: 'At the back' },
          { id: 'side', answer: 'At the side', price: 400, points: 2 },
          { id: 'front', answer: 'At the front, with buttons', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'widen-skirt',
    name: 'Widen a skirt with godets',
    picture: 'A skirt with triangles of cloth let into its seams',
    description: 'Triangles of cloth let into the seams give a tight skirt room at hip and hem.',
    price: 3800,
    type: 'alteration',
    upsizing: true,
    fitting: ['measure'],
    questions: [
      {
        id: 'godets',
        question: 'How many godets shall we set in?',
        options: [
          { id: 'two', answer: 'Two, at the sides' },
          { id: 'four', answer: 'Four, front and back as well', price: 1600, points: 4 },
        ],
      },
      {
        id: 'reach',
        question: 'Where is the skirt too tight?',
        options: [
          { id: 'thigh', answer: 'From the thighs down' },
          { id: 'hip', answer: 'From the hips down', price: 500, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'open-slit',
    name: 'Open or close a slit',
    picture: 'A long skirt with a slit at one side',
    description: 'A slit to stride in, or a few careful stitches where one runs too high.',
    price: 2200,
    type: 'alteration',
    fitting: ['pin', 'measure'],
    questions: [
      {
        id: 'wish',
        question: 'What should happen to the slit?',
        options: [
          { id: 'new', answer: 'Open a new one in a seam', price: 400, points: 2 },
          { id: 'higher', answer: 'Make it higher', points: 1 },
          { id: 'lower', answer: 'Sew it part of the way shut' },
        ],
      },
      {
        id: 'side',
        question: 'On which side should the new slit be, as you wear it?',
        hiddenBy: ['wish.higher', 'wish.lower'],
        options: [
          { id: 'left', answer: 'Left' },
          { id: 'right', answer: 'Right', points: 1 },
          { id: 'centre', answer: 'Centre back', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'line-skirt',
    name: 'Add a lining',
    picture: 'A skirt whose lining shows below the hem',
    description: 'A slippery lining for a skirt that clings, or that shows more than it should.',
    price: 3800,
    type: 'alteration',
    fitting: ['match'],
    questions: [
      {
        id: 'lining',
        question: 'What should the skirt lining be like?',
        options: [
          { id: 'viscose', answer: 'Viscose: cool and smooth' },
          { id: 'stretch', answer: 'Stretch, for stretchy cloth', points: 1 },
          { id: 'silk', answer: 'Silk habotai', price: 2400, points: 2 },
        ],
      },
    ],
  },
]
