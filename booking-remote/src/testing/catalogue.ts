import type { FittingGuide, Item, ItemCategory, Service } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import type { FlowEvent } from '@darnley/domain/flow'
import {
  anItem,
  anOption,
  aPicture,
  aQuestion,
  aService,
  aSubservice,
  aText,
} from '@darnley/testing/catalogue'

/** A small catalogue for scenes, with pictures of the demonstration's. */
function named(id: string, name: string, fields: Partial<Service> = {}): Service {
  return aService(id, { name, coverImage: aPicture(`service-${id}`), ...fields })
}

const chosen = { subservices: [], fittingChoices: [] }

/** Everything that a service may ask. */
export const shortenHem = named('shorten-hem', 'Shorten hem', {
  description: 'From the floor up, with the original hem where there is one.',
  price: minor(1800),
  questions: [
    aQuestion('lining', {
      question: 'Does it have a lining?',
      explainer: 'Look inside at the hem.',
      options: [
        anOption('lining.no', { answer: 'No lining' }),
        anOption('lining.yes', { answer: 'With a lining', priceModifier: minor(700) }),
      ],
    }),
  ],
  subservices: [
    aSubservice('plain', { name: 'Plain hem' }),
    aSubservice('original', { name: 'Original hem', priceModifier: minor(500) }),
  ],
  fittingChoices: [
    { choice: 'measure', recommended: true },
    { choice: 'pin', recommended: false },
    { choice: 'match', recommended: false },
  ],
})

export const taperLegs = named('taper-legs', 'Taper legs', {
  ...chosen,
  price: minor(2600),
  questions: [
    aQuestion('length', {
      question: 'How long should the leg be, in cm or inches?',
      questionType: 'text',
      options: [],
    }),
  ],
})

export const letOutWaist = named('let-out-waist', 'Let out waist', {
  price: minor(9000),
  upsizing: true,
  expectations: {
    keyInfo: aText('We add panels of a matching cloth at the side seams.'),
    exampleImages: [
      { image: aPicture('guide-let-out-waist-measure'), caption: 'Measured at the waistband' },
      { image: aPicture('guide-let-out-waist-match'), caption: 'Matched to a pair that fits' },
    ],
  },
})

export const patchDenim = named('patch-denim', 'Patch denim', {
  serviceType: 'repair',
  price: minor(1500),
})

export const recolour = named('recolour-leather', 'Recolour leather', { deadEnd: true })

export const jeans: Item = anItem([shortenHem, taperLegs, letOutWaist, recolour, patchDenim], {
  id: 'jeans',
  name: 'Jeans',
  coverImage: aPicture('item-jeans'),
  servicePictures: [{ service: 'let-out-waist', picture: aPicture('service-let-out-waist-jeans') }],
})

export const chinos: Item = anItem([shortenHem, letOutWaist], {
  id: 'chinos',
  name: 'Chinos',
  coverImage: aPicture('item-chinos'),
})

export const categories: readonly ItemCategory[] = [
  {
    id: 'trousers',
    name: 'Trousers & jeans',
    coverImage: aPicture('category-trousers'),
    sortOrder: 0,
  },
  { id: 'dresses', name: 'Dresses', coverImage: aPicture('category-dresses'), sortOrder: 1 },
  { id: 'home', name: 'Home', coverImage: aPicture('category-home'), sortOrder: 2 },
]

export const guide: FittingGuide = {
  id: 'shorten-hem',
  service: 'shorten-hem',
  measure: aText('Lay the trousers flat and measure along the inner seam.'),
  pin: aText('Fold the hem up and pin it on both sides.'),
  match: null,
}

export const trousers = { id: 'trousers', name: 'Trousers & jeans' }

/** What the user does up to the list of services. */
export const upToItem: readonly FlowEvent[] = [
  { type: 'choose-category', itemCategory: trousers },
  { type: 'choose-item', item: jeans },
  { type: 'write', text: 'Dark blue denim' },
]
export const upToServices: readonly FlowEvent[] = [
  ...upToItem,
  { type: 'choose-service-type', serviceType: 'alteration' },
]
/** What the user does up to the way of fitting. */
export const upToFitting: readonly FlowEvent[] = [
  ...upToServices,
  { type: 'choose-service', service: shortenHem },
  { type: 'answer-option', optionId: 'lining.yes' },
  { type: 'choose-subservice', subservice: shortenHem.subservices[1] ?? aSubservice('original') },
]

/** What the user does up to the notes for the tailor. */
export const upToNotes: readonly FlowEvent[] = [
  ...upToFitting,
  {
    type: 'choose-fitting',
    choice: 'pin_in_store',
    guide: { measure: true, pin: true, match: false },
  },
]
