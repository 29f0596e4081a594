import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-dress',
    name: 'Shorten a dress',
    picture: 'The hem of a dress with an arrow pointing up',
    description:
      'From floor to ankle, from calf to knee: we level the hem on you, not on the hanger.',
    price: 2400,
    type: 'alteration',
    fitting: ['pin', 'measure', 'match'],
    questions: [
      {
        id: 'layers',
        question: 'How many layers does the dress have at the hem?',
        explainer: 'Count the lining and each layer of net or chiffon.',
        options: [
          { id: 'one', answer: 'One' },
          { id: 'two', answer: 'Two: dress and lining', price: 700, points: 2 },
          { id: 'three', answer: 'Three or more', price: 1600, points: 4 },
        ],
      },
      {
        id: 'cloth',
        question: 'What is the top layer of the dress?',
        options: [
          { id: 'firm', answer: 'Cotton, linen, wool or crêpe' },
          { id: 'sheer', answer: 'Chiffon, silk or satin', price: 600, points: 2 },
          { id: 'jersey', answer: 'Jersey or knit', points: 1 },
        ],
      },
      {
        id: 'lining-gap',
        question: 'How much shorter than the dress should its lining be?',
        hiddenBy: ['layers.one'],
        options: [
          { id: 'as-now', answer: 'As it is now' },
          { id: 'two-centimetres', answer: '2 cm shorter', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'take-in-dress',
    name: 'Take in a dress',
    picture: 'A dress with arrows pointing in at the waist',
    description: 'We follow your figure along side seams, darts and waist.',
    price: 3000,
    type: 'alteration',
    fitting: ['pin', 'measure', 'match'],
    questions: [
      {
        id: 'where',
        question: 'Where is the dress too wide?',
        options: [
          { id: 'waist', answer: 'At the waist only' },
          { id: 'bust-waist', answer: 'At bust and waist', price: 600, points: 2 },
          { id: 'all', answer: 'From bust to hip', price: 1200, points: 4 },
        ],
      },
      {
        id: 'zip-side',
        question: 'Does a zip run down the side seam?',
        options: [
          { id: 'no', answer: 'No' },
          { id: 'yes', answer: 'Yes', price: 600, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'raise-neckline',
    name: 'Raise the neckline',
    picture: 'A V neck with a new, higher line',
    description: 'A neckline that gapes or dips too low is lifted at the shoulder or filled in.',
    price: 2800,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'fault',
        question: 'What bothers you about the neckline?',
        options: [
          { id: 'gapes', answer: 'It gapes when I bend' },
          { id: 'low', answer: 'It is too low', points: 1 },
          { id: 'crossing', answer: 'The wrap falls open', points: 1 },
        ],
      },
    ],
    subservices: [
      { id: 'shoulder', name: 'Lift it at the shoulder seam', hiddenBy: ['fault.crossing'] },
      {
        id: 'insert',
        name: 'Fill it with an insert',
        price: 1000,
        hiddenBy: ['fault.gapes'],
        questions: [
          {
            id: 'insert-cloth',
            question: 'What should fill the neckline?',
            options: [
              { id: 'self', answer: 'The closest cloth' },
              { id: 'lace', answer: 'Lace', price: 600, points: 1 },
              { id: 'tulle', answer: 'Tulle in my skin tone', price: 400, points: 1 },
            ],
          },
        ],
      },
      {
        id: 'popper',
        name: 'Close the wrap with a hidden press stud',
        hiddenBy: ['fault.gapes', 'fault.low'],
      },
    ],
  },
  {
    id: 'add-bust-darts',
    name: 'Shape the bust',
    picture: 'A bodice with darts pointing to the bust',
    description: 'New or deeper darts bring a loose front close to you.',
    price: 2600,
    type: 'alteration',
    fitting: ['pin'],
    questions: [
      {
        id: 'present',
        question: 'Are there darts in the front already?',
        options: [
          { id: 'none', answer: 'None' },
          { id: 'deepen', answer: 'Yes, make them deeper', points: 1 },
          { id: 'move', answer: 'Yes, but they point to the wrong place', price: 500, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'replace-concealed-zip',
    name: 'Replace a concealed zip',
    picture: 'The back of a dress with its concealed zip',
    description: 'A zip that vanishes in its seam, in a colour to match, with the hook above it.',
    price: 2600,
    type: 'repair',
    questions: [
      {
        id: 'length',
        question: 'How long is the concealed zip?',
        options: [
          { id: 'short', answer: 'Up to 25 cm' },
          { id: 'long', answer: '25 to 60 cm', price: 600, points: 2 },
        ],
      },
      {
        id: 'lined',
        question: 'Is the lining sewn to the zip?',
        options: [
          { id: 'free', answer: 'No, or there is none' },
          { id: 'sewn', answer: 'Yes', price: 500, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'replace-hooks',
    name: 'Replace hooks and eyes',
    picture: 'A metal hook reaching for its eye',
    description: 'Bent hooks, lost eyes and tired loops are replaced by hand.',
    price: 1000,
    type: 'repair',
    questions: [
      {
        id: 'number',
        question: 'How many hooks or loops are there to replace?',
        options: [
          { id: 'one', answer: 'One' },
          { id: 'to-four', answer: 'Two to four', price: 400, points: 1 },
          { id: 'row', answer: 'A whole row', price: 1500, points: 4 },
        ],
      },
    ],
  },
]
