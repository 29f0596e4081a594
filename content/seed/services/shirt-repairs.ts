import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'replace-collar',
    name: 'Replace or turn a collar',
    picture: 'A shirt collar with a frayed fold',
    description: 'A frayed fold is turned to the inside, or the collar is made anew.',
    price: 2400,
    type: 'repair',
    questions: [
      {
        id: 'wear',
        question: 'Where is the collar worn?',
        options: [
          { id: 'fold', answer: 'Along the fold on one side' },
          { id: 'both-sides', answer: 'On both sides', points: 2 },
        ],
      },
    ],
    subservices: [
      { id: 'turn', name: 'Turn the collar', hiddenBy: ['wear.both-sides'] },
      {
        id: 'renew',
        name: 'Make a new collar',
        price: 1400,
        questions: [
          {
            id: 'shape',
            question: 'Which shape should the new collar have?',
            options: [
              { id: 'same', answer: 'The same as now' },
              { id: 'band', answer: 'A band collar', points: 1 },
              { id: 'cutaway', answer: 'A cutaway collar', price: 300, points: 2 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'replace-cuffs',
    name: 'Replace frayed cuffs',
    picture: 'A shirt cuff with a frayed edge',
    description:
      'Frayed edges are trimmed and turned in, or new cuffs are cut from the tail of the shirt.',
    price: 2200,
    type: 'repair',
    questions: [
      {
        id: 'source',
        question: 'Where may the cloth for the cuffs come from?',
        options: [
          { id: 'trim', answer: 'Only trim the edge, the cuff may be smaller' },
          { id: 'tail', answer: 'From the shirt tail', price: 900, points: 3 },
          { id: 'white', answer: 'Plain white cotton', price: 700, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'replace-buttons',
    name: 'Replace buttons',
    picture: 'A button with needle and thread',
    description:
      'Lost, cracked or loose: we match the button and sew it on with a shank that holds.',
    price: 1000,
    type: 'repair',
    questions: [
      {
        id: 'count',
        question: 'How many buttons need attention?',
        options: [
          { id: 'few', answer: 'One or two' },
          { id: 'some', answer: 'Three to six', price: 400, points: 1 },
          { id: 'all', answer: 'A full set, all new', price: 1200, points: 3 },
        ],
      },
      {
        id: 'spare',
        question: 'Have you got the missing buttons?',
        explainer: 'Spare ones are often sewn to the care label or inside the front.',
        hiddenBy: ['count.all'],
        options: [
          { id: 'have', answer: 'Yes, I will put them in the pocket' },
          { id: 'match', answer: 'No, find the closest match', price: 200, points: 1 },
        ],
      },
      {
        id: 'set',
        question: 'Which buttons would you like for the new set?',
        hiddenBy: ['count.few', 'count.some'],
        options: [
          { id: 'same', answer: 'Like the old ones' },
          { id: 'horn', answer: 'Real horn', price: 1500, points: 1 },
          { id: 'shell', answer: 'Mother-of-pearl', price: 1200, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'resew-seam',
    name: 'Re-stitch a seam',
    picture: 'An open seam being closed by a needle',
    description: 'Where thread has broken but cloth is whole, a seam is soon closed again.',
    price: 1200,
    type: 'repair',
    questions: [
      {
        id: 'length',
        question: 'How long is the open seam?',
        options: [
          { id: 'short', answer: 'Up to 10 cm' },
          { id: 'long', answer: '10 to 30 cm', price: 400, points: 1 },
          { id: 'several', answer: 'Longer, or several seams', price: 900, points: 2 },
        ],
      },
    ],
  },
]
