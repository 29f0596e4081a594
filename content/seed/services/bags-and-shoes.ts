import type { ServiceSeed } from '#src/seed/seed-types.ts'

export const services: readonly ServiceSeed[] = [
  {
    id: 'shorten-bag-strap',
    name: 'Shorten a bag strap',
    picture: 'A bag strap with a line marked near its ring',
    description:
      'From the hip to under the arm: we shorten the strap at its ring and sew it as it was.',
    price: 2000,
    type: 'alteration',
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'offcut',
        question: 'What shall we do with the piece cut off?',
        options: [
          { id: 'return', answer: 'Send it back to me' },
          { id: 'keeper', answer: 'Make a key loop of it', price: 600, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'shorten-belt',
    name: 'Shorten a belt',
    picture: 'A belt with a cutting line near its buckle',
    description:
      'Shortened at the buckle, where it does not show; the tip and its holes stay as they are.',
    price: 1500,
    type: 'alteration',
    fitting: ['measure', 'match'],
    questions: [
      {
        id: 'buckle',
        question: 'How is the buckle held?',
        options: [
          { id: 'stud', answer: 'By screws or studs' },
          { id: 'sewn', answer: 'By stitching', price: 500, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'change-shoe-size',
    name: 'Change the size of shoes',
    picture: 'A shoe with large arrows along its length',
    description: 'Shoes that are a whole size too long or too short.',
    price: 0,
    type: 'alteration',
    deadEnd: true,
  },
  {
    id: 'repair-handle',
    name: 'Repair a bag handle',
    picture: 'The handle of a bag with a broken seam',
    description: 'Broken seams, worn rolls and lost rings: handles that carry again.',
    price: 3800,
    type: 'repair',
    questions: [
      {
        id: 'damage',
        question: 'What is wrong with the handle?',
        options: [
          { id: 'stitching', answer: 'The stitching has given way' },
          { id: 'worn', answer: 'The covering is worn through', price: 1400, points: 3 },
          { id: 'missing', answer: 'It is missing: make a new one', price: 3200, points: 6 },
        ],
      },
      {
        id: 'pair',
        question: 'Should the second handle be done to match?',
        hiddenBy: ['damage.stitching'],
        options: [
          { id: 'single', answer: 'No, just this one' },
          { id: 'both', answer: 'Yes, both', price: 2600, points: 5 },
        ],
      },
    ],
  },
  {
    id: 'reline-bag',
    name: 'Reline a bag',
    picture: 'A bag turned out, showing its lining',
    description:
      'Sticky, torn or inky linings make way for a cotton one with the pockets you want.',
    price: 5200,
    type: 'repair',
    questions: [
      {
        id: 'pockets-inside',
        question: 'Which pockets do you want inside the bag?',
        options: [
          { id: 'same', answer: 'The same as before' },
          { id: 'phone', answer: 'One more for a phone', price: 600, points: 1 },
          { id: 'zipped', answer: 'One more with a zip', price: 1200, points: 2 },
        ],
      },
    ],
  },
  {
    id: 'replace-bag-zip',
    name: 'Replace a bag or boot zip',
    picture: 'The zip of a bag with a leather tab',
    description: 'Strong zips for bags and boots, sewn through the old needle holes.',
    price: 3400,
    type: 'repair',
    questions: [
      {
        id: 'zip-place',
        question: 'Which zip of the bag or boots has failed?',
        options: [
          { id: 'main', answer: 'The main zip of a bag' },
          { id: 'pocket', answer: 'A pocket zip', points: 1 },
          { id: 'boot', answer: 'One boot', points: 1 },
          { id: 'boots', answer: 'Both boots', price: 2200, points: 4 },
        ],
      },
    ],
  },
  {
    id: 'reheel',
    name: 'Reheel',
    picture: 'The heel of a shoe with a new tip',
    description: 'New tips or heel blocks, always as a pair so that you stand level.',
    price: 2000,
    type: 'repair',
    questions: [
      {
        id: 'heel',
        question: 'What kind of heel is it?',
        options: [
          { id: 'stiletto', answer: 'A stiletto' },
          { id: 'block', answer: 'A block heel', price: 400, points: 1 },
          { id: 'boot', answer: 'A flat or boot heel', price: 300, points: 1 },
        ],
      },
    ],
  },
  {
    id: 'resole',
    name: 'Resole',
    picture: 'The underside of a shoe with a new sole',
    description: 'A stick-on rubber sole or a stitched leather one, trimmed and inked.',
    price: 6500,
    type: 'repair',
    questions: [
      {
        id: 'construction',
        question: 'How is the sole fixed?',
        explainer: 'Look for a row of stitches around the edge.',
        options: [
          { id: 'stitched', answer: 'Stitched' },
          { id: 'glued', answer: 'Glued', points: 1 },
          { id: 'moulded', answer: 'Moulded in one piece', points: 1 },
        ],
      },
    ],
    subservices: [
      { id: 'rubber', name: 'A rubber half sole', hiddenBy: ['construction.moulded'] },
      {
        id: 'leather',
        name: 'A full leather sole',
        price: 3500,
        hiddenBy: ['construction.glued', 'construction.moulded'],
      },
      {
        id: 'moulded-sole',
        name: 'Replace a moulded sole',
        deadEnd: true,
        hiddenBy: ['construction.stitched', 'construction.glued'],
      },
    ],
  },
  {
    id: 'mend-trainers',
    name: 'Mend trainers',
    picture: 'A trainer with a patched hole over the toe',
    description: 'Toes through the mesh, a worn lining at the heel: patched so that they run on.',
    price: 2800,
    type: 'repair',
    questions: [
      {
        id: 'spot',
        question: 'Where are the trainers worn?',
        options: [
          { id: 'toe', answer: 'Over the toes' },
          { id: 'heel', answer: 'Inside the heel', price: 300, points: 1 },
          { id: 'both', answer: 'Toes and heels', price: 1600, points: 3 },
        ],
      },
      {
        id: 'feet',
        question: 'One shoe or the pair?',
        options: [
          { id: 'one', answer: 'One shoe' },
          { id: 'pair', answer: 'The pair', price: 1400, points: 3 },
        ],
      },
    ],
  },
]
