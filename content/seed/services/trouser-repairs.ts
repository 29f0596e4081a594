import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'replace-fly-zip',
    name: 'Replace fly zip',
    picture: 'The open fly of a pair of trousers with its zip',
    description:
      'A new metal or nylon zip in the fly, with the original stitching line sewn again.',
    price: 2400,
    type: 'repair',
    questions: [
      {
        id: 'teeth',
        question: 'What are the teeth of the fly zip made of?',
        options: [
          { id: 'brass', answer: 'Brass-coloured metal', price: 200, points: 1 },
          { id: 'silver', answer: 'Silver-coloured metal', price: 200, points: 1 },
          { id: 'nylon', answer: 'Plastic or nylon' },
        ],
      },
      {
        id: 'button',
        question: 'Is the waist button above the zip sound?',
        options: [
          { id: 'sound', answer: 'Yes, leave it' },
          { id: 'loose', answer: 'It is loose: sew or rivet it again', price: 400, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'patch-denim',
    name: 'Patch denim',
    picture: 'A denim knee with a patch held by rows of white stitches',
    description:
      'Worn or torn denim, backed with new cloth and stitched until it is stronger than before.',
    price: 1800,
    type: 'repair',
    questions: [
      {
        id: 'size',
        question: 'How large is the worn place?',
        options: [
          { id: 'coin', answer: 'Smaller than a two-pound coin' },
          { id: 'palm', answer: 'Up to the palm of a hand', price: 600, points: 2 },
          { id: 'larger', answer: 'Larger than a palm', price: 1400, points: 4 },
        ],
      },
    ],
    subservices: [
      { id: 'darned', name: 'Machine-darned, to match the denim' },
      {
        id: 'sashiko',
        name: 'Sashiko: rows of hand stitches to be seen',
        price: 1200,
        questions: [
          {
            id: 'thread',
            question: 'Which thread should the sashiko be sewn in?',
            options: [
              { id: 'white', answer: 'White' },
              { id: 'indigo', answer: 'Indigo', points: 1 },
              { id: 'marigold', answer: 'Marigold', points: 1 },
            ],
          },
        ],
      },
      { id: 'patch-behind', name: 'A patch behind the hole, edges left frayed', price: 300 },
    ],
    expectations: {
      keyInfo:
        'Darning follows the weave, so it is **hard to find from a metre away** but never quite invisible. Stretch denim stays a little firmer where we have sewn.\n\n- Wash before you send\n- Tell us if you would rather have it seen than hidden',
      examples: [
        {
          file: 'swatch-patch-denim-before.webp',
          alt: 'Worn-through denim with white threads',
          caption: 'A knee worn through',
        },
        {
          file: 'swatch-patch-denim-after.webp',
          alt: 'The same denim, darned in rows',
          caption: 'Backed and darned',
        },
      ],
    },
  },
  {
    id: 'mend-inner-thigh',
    name: 'Mend inner thigh wear',
    picture: 'The inside of a thigh with rows of darning',
    description: 'Thin or open cloth where the legs rub, lined from behind and darned across.',
    price: 2600,
    type: 'repair',
    questions: [
      {
        id: 'sides',
        question: 'Are both legs worn?',
        options: [
          { id: 'one', answer: 'One leg' },
          { id: 'both', answer: 'Both legs', price: 1200, points: 3 },
        ],
      },
      {
        id: 'state',
        question: 'How far has the rubbing gone?',
        options: [
          { id: 'thin', answer: 'Thin, but still whole' },
          { id: 'open', answer: 'Open holes', price: 500, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'repair-pocket',
    name: 'Repair a pocket',
    picture: 'A pocket bag turned out, with a hole and a needle',
    description:
      'Lost keys no more: a torn corner is sewn firm, a holed lining patched or renewed.',
    price: 1600,
    type: 'repair',
    questions: [
      {
        id: 'part',
        question: 'Which part of the pocket has given way?',
        options: [
          { id: 'bag', answer: 'A hole in the pocket lining' },
          { id: 'mouth', answer: 'A corner of the opening', points: 1 },
          {
            id: 'whole-bag',
            answer: 'The whole lining is worn: make a new one',
            price: 800,
            points: 3,
          },
        ],
      },
      {
        id: 'bag-cloth',
        question: 'What should the new pocket lining be made of?',
        hiddenBy: ['part.bag', 'part.mouth'],
        options: [
          { id: 'cotton', answer: 'Plain cotton' },
          { id: 'fleece', answer: 'Warm brushed cotton', price: 300, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'replace-elastic',
    name: 'Replace waist elastic',
    picture: 'A gathered waistband with elastic drawn from its casing',
    description: 'Tired elastic comes out, fresh elastic goes in, cut to your waist.',
    price: 1500,
    type: 'repair',
    questions: [
      {
        id: 'waist',
        question: 'What is your waist in centimetres?',
        explainer: 'Measure where the garment sits. We cut the elastic a tenth shorter.',
      },
      {
        id: 'casing',
        question: 'Is the elastic sewn into the waistband?',
        options: [
          { id: 'free', answer: 'No, it slides in a tunnel' },
          { id: 'sewn', answer: 'Yes, rows of stitching go through it', price: 700, points: 3 },
        ],
      },
    ],
  },
]
