import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-padded-sleeves',
    name: 'Shorten padded sleeves',
    picture: 'A quilted cuff with an arrow pointing up',
    description: 'The filling is moved, the quilting closed again, and the cuff set back on.',
    price: 4200,
    type: 'alteration',
    fitting: ['measure', 'pin'],
    questions: [
      {
        id: 'filling',
        question: 'What is inside the padding?',
        options: [
          { id: 'wadding', answer: 'Wadding' },
          { id: 'down', answer: 'Down or feathers', price: 900, points: 3 },
        ],
      },
      {
        id: 'cuff-kind',
        question: 'What closes the padded sleeve?',
        options: [
          { id: 'elastic', answer: 'Elastic' },
          { id: 'knit', answer: 'A knitted cuff', price: 400, points: 1 },
          { id: 'tab', answer: 'A tab with touch fastening', price: 600, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'shorten-leather-sleeves',
    name: 'Shorten leather sleeves',
    picture: 'A leather cuff with an arrow pointing up',
    description:
      'Leather sleeves are shortened at the cuff, glued, hammered and sewn on the old line.',
    price: 5200,
    type: 'alteration',
    fitting: ['measure', 'pin'],
    questions: [
      {
        id: 'cuff-zip',
        question: 'Are there zips in the leather cuffs?',
        options: [
          { id: 'no-zip', answer: 'No zips' },
          { id: 'short-zip', answer: 'Yes, but the sleeve ends well below them', points: 1 },
          { id: 'cut-zip', answer: 'Yes, and they would have to be cut', points: 2 },
        ],
      },
    ],
    subservices: [
      { id: 'at-cuff', name: 'Shorten at the cuff', hiddenBy: ['cuff-zip.cut-zip'] },
      {
        id: 'at-shoulder',
        name: 'Shorten at the shoulder, zips untouched',
        price: 4800,
        hiddenBy: ['cuff-zip.no-zip'],
      },
    ],
  },
  {
    id: 'repair-leather-tear',
    name: 'Repair torn leather',
    picture: 'A tear in leather held together from behind',
    description: 'Backed, glued, filled and coloured: most tears end as a faint line.',
    price: 4200,
    type: 'repair',
    questions: [
      {
        id: 'leather',
        question: 'What kind of leather is torn?',
        options: [
          { id: 'smooth', answer: 'Smooth' },
          { id: 'suede', answer: 'Suede or nubuck', price: 800, points: 2 },
          { id: 'imitation', answer: 'Imitation leather', points: 1 },
        ],
      },
    ],
    subservices: [
      {
        id: 'invisible',
        name: 'Fill and colour the tear',
        hiddenBy: ['leather.suede', 'leather.imitation'],
      },
      {
        id: 'leather-patch',
        name: 'Sew a patch behind it',
        price: 500,
        hiddenBy: ['leather.imitation'],
      },
      {
        id: 'peeling',
        name: 'Mend peeling imitation leather',
        deadEnd: true,
        hiddenBy: ['leather.smooth', 'leather.suede'],
      },
    ],
  },
  {
    id: 'recolour-leather',
    name: 'Restore leather colour',
    picture: 'A pot of leather dye with a brush',
    description: 'Faded edges and scuffs are cleaned, re-coloured and sealed against rain.',
    price: 5500,
    type: 'repair',
    questions: [
      {
        id: 'shade',
        question: 'Which colour should the leather be in the end?',
        options: [
          { id: 'as-was', answer: 'As it was when new' },
          { id: 'darker', answer: 'A darker shade', price: 1200, points: 3 },
          { id: 'lighter', answer: 'A lighter shade', points: 3 },
        ],
      },
    ],
    subservices: [
      { id: 'edges', name: 'Edges and scuffs', hiddenBy: ['shade.darker', 'shade.lighter'] },
      { id: 'entire', name: 'The whole piece', price: 3500, hiddenBy: ['shade.lighter'] },
      {
        id: 'bleach',
        name: 'Dye dark leather lighter',
        deadEnd: true,
        hiddenBy: ['shade.as-was', 'shade.darker'],
      },
    ],
    expectations: {
      keyInfo:
        'Colour goes **on**, not in: a light hand in the first week lets it set. Deep cuts stay visible, though no longer pale.',
      examples: [
        {
          file: 'swatch-recolour-leather-before.webp',
          alt: 'Scuffed and faded leather',
          caption: 'Ten years of wear',
        },
        {
          file: 'swatch-recolour-leather-after.webp',
          alt: 'The same leather in an even colour',
          caption: 'Coloured and sealed',
        },
      ],
    },
  },
  {
    id: 'replace-front-zip',
    name: 'Replace a front zip',
    picture: 'The two-sided zip of a jacket front',
    description: 'A new open-ended zip from hem to collar, with the storm flap put back.',
    price: 3800,
    type: 'repair',
    questions: [
      {
        id: 'ways',
        question: 'Does the front zip open from below as well?',
        options: [
          { id: 'one-way', answer: 'No, from the top only' },
          { id: 'two-way', answer: 'Yes, it has two sliders', price: 600, points: 1 },
        ],
      },
      {
        id: 'waterproof',
        question: 'Is the zip coated to keep water out?',
        options: [
          { id: 'uncoated', answer: 'No' },
          { id: 'coated', answer: 'Yes, it is matt and rubbery', price: 1200, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'replace-slider',
    name: 'Replace a zip slider',
    picture: 'A zip slider with its pull',
    description: 'If the teeth are whole, a new slider saves the zip, and you most of the money.',
    price: 1200,
    type: 'repair',
    questions: [
      {
        id: 'symptom',
        question: 'What does the zip do?',
        options: [
          { id: 'splits', answer: 'It splits open behind the slider' },
          { id: 'pull-lost', answer: 'The pull has broken off', points: 1 },
          { id: 'teeth', answer: 'Teeth are missing', points: 1 },
        ],
      },
    ],
    subservices: [
      { id: 'slider', name: 'A new slider', hiddenBy: ['symptom.teeth'] },
      {
        id: 'cord-pull',
        name: 'A cord pull, easy with gloves',
        price: 200,
        hiddenBy: ['symptom.teeth'],
      },
      {
        id: 'teeth-gone',
        name: 'Put single teeth back',
        deadEnd: true,
        hiddenBy: ['symptom.splits', 'symptom.pull-lost'],
      },
    ],
  },
  {
    id: 'replace-poppers',
    name: 'Replace press studs',
    picture: 'The two halves of a press stud',
    description: 'Pulled-out poppers are set again over a reinforcing disc.',
    price: 1400,
    type: 'repair',
    questions: [
      {
        id: 'studs',
        question: 'How many press studs have failed?',
        options: [
          { id: 'one', answer: 'One or two' },
          { id: 'row', answer: 'Three or more', price: 900, points: 2 },
        ],
      },
      {
        id: 'torn',
        question: 'Has the cloth torn around the stud?',
        options: [
          { id: 'intact', answer: 'No' },
          { id: 'torn', answer: 'Yes', price: 500, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'patch-padding',
    name: 'Patch a padded jacket',
    picture: 'A quilted panel with a round patch',
    description: 'Snags and burns that leak feathers are sealed with cloth of the same shine.',
    price: 2200,
    type: 'repair',
    questions: [
      {
        id: 'leak',
        question: 'Is filling coming out?',
        options: [
          { id: 'no-leak', answer: 'No' },
          { id: 'leaking', answer: 'Yes, feathers or fluff', points: 1 },
        ],
      },
    ],
    subservices: [
      { id: 'round', name: 'A round patch in the closest colour' },
      { id: 'panel', name: 'A new panel between two quilting lines', price: 2600 },
      {
        id: 'shape',
        name: 'A patch with a shape',
        price: 600,
        questions: [
          {
            id: 'which-shape',
            question: 'Which shape shall we cut for the patch?',
            options: [
              { id: 'star', answer: 'A star' },
              { id: 'mountain', answer: 'A mountain', points: 1 },
              { id: 'leaf', answer: 'A leaf', points: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'refill-padding',
    name: 'Top up filling',
    picture: 'A quilted panel opened for a handful of feathers',
    description: 'Flat chambers are opened along a seam, filled and closed again.',
    price: 3400,
    type: 'repair',
    questions: [
      {
        id: 'chambers',
        question: 'How many chambers have gone flat?',
        options: [
          { id: 'three', answer: 'Up to three' },
          { id: 'front', answer: 'A front or the back', price: 2200, points: 4 },
          { id: 'jacket', answer: 'The whole jacket', price: 5800, points: 9 },
        ],
      },
    ],
  },
  {
    id: 'rewax',
    name: 'Rewax a jacket',
    picture: 'A tin of wax with a cloth on a waxed sleeve',
    description: 'Cleaned cold, waxed warm, wiped and hung: rain runs off it again.',
    price: 4500,
    type: 'repair',
    questions: [
      {
        id: 'scent',
        question: 'How strong a wax would you like?',
        options: [
          { id: 'classic', answer: 'The classic: heavy, with its smell' },
          {
            id: 'light',
            answer: 'A light one for town, nearly without smell',
            price: 400,
            points: 1,
          },
        ],
      },
    ],
  },
  {
    id: 'retape-seams',
    name: 'Retape waterproof seams',
    picture: 'Tape along the inside of a seam, with raindrops',
    description: 'Peeling tape is lifted off and new tape welded on, then the cloth is proofed.',
    price: 3800,
    type: 'repair',
    questions: [
      {
        id: 'seams',
        question: 'Where does water come in?',
        options: [
          { id: 'shoulders', answer: 'At shoulders and hood' },
          { id: 'everywhere', answer: 'All over', price: 3600, points: 6 },
        ],
      },
      {
        id: 'proofing',
        question: 'Do drops still roll off the outside?',
        options: [
          { id: 'roll', answer: 'Yes' },
          { id: 'soak', answer: 'No, proof it as well', price: 900, points: 1 },
        ],
      },
    ],
  },
]
