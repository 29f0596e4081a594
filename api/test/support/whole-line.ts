import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import type { Service } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import {
  anItem,
  anOption,
  aPicture,
  aQuestion,
  aService,
  aSubservice,
} from '@darnley/testing/catalogue'
import type { Catalogue, CatalogueItem } from '#src/modules/catalogue/catalogue.ts'

const colour = aQuestion('colour', {
  ...{ questionType: 'text', options: [] },
  questionAnswerExclusion: ['finish.plain'],
})
const lining = aQuestion('lining', {
  options: [anOption('lining.silk', { priceModifier: minor(1002), tailorPointsModifier: 3 })],
})

/** An alteration with one of everything: questions of both kinds, and a subservice with a question. */
export const hem: Service = aService('hem', {
  price: minor(1801),
  fittingChoices: ['measure', 'match'].map(
    (choice) => ({ choice, recommended: false }) as Service['fittingChoices'][number],
  ),
  questions: [
    aQuestion('finish', {
      options: [
        anOption('finish.plain'),
        anOption('finish.original', { priceModifier: minor(403), tailorPointsModifier: 2 }),
      ],
    }),
    colour,
  ],
  subservices: [
    aSubservice('plain', { questions: [colour] }),
    aSubservice('lined', { priceModifier: minor(303), questions: [lining, colour] }),
  ],
})
export const darn: Service = aService('darn', { serviceType: 'repair', price: minor(900) })

const category = { id: 'trousers', name: 'Trousers', coverImage: aPicture(), sortOrder: 0 }

export function aGarment(id: string, services: Service[] = [hem, darn]): CatalogueItem {
  return { ...anItem(services, { id }), itemCategory: category }
}

export function catalogueOf(...items: CatalogueItem[]): Catalogue {
  return { items, item: (id) => items.find((item) => item.id === id) }
}

const nothing = { priceModifier: minor(0), tailorPointsModifier: 0 }
const original = {
  questionId: 'finish',
  question: '',
  answer: '',
  answerId: 'finish.original',
  ...nothing,
}
const navy = { questionId: 'colour', question: '', answer: 'Navy', answerId: null, ...nothing }
const silk = { questionId: 'lining', question: '', answer: '', answerId: 'lining.silk', ...nothing }

/** The line of a hem with an answer to everything, as a client sends it: its names and prices are the api's to write. */
export function wholeLine(fields: Partial<ServiceDetails> = {}): ServiceDetails {
  return {
    id: crypto.randomUUID(),
    service: { id: 'hem', name: '', price: minor(1), serviceType: 'repair', coverImage: null },
    questionAnswerModifiers: [original, navy],
    subserviceDetails: {
      subservice: { id: 'lined', name: '', priceModifier: minor(1) },
      questionAnswerModifiers: [silk, navy],
    },
    ...{ fittingChoice: 'measure', fittingDetails: '76 cm' },
    ...{ repairLocation: null, tailorNotes: 'Mind the seam' },
    ...fields,
  }
}

/** The line of a repair, which asks for nothing but the location. */
export function aDarn(fields: Partial<ServiceDetails> = {}): ServiceDetails {
  return wholeLine({
    service: { id: 'darn', name: '', price: minor(1), serviceType: 'repair', coverImage: null },
    ...{ questionAnswerModifiers: [], subserviceDetails: null },
    ...{ fittingChoice: null, fittingDetails: null, repairLocation: 'Left elbow' },
    ...fields,
  })
}

export function entryOf(itemId: string, ...serviceDetails: ServiceDetails[]): BasketEntry {
  return {
    id: crypto.randomUUID(),
    itemCategory: { id: 'trousers', name: '' },
    item: { id: itemId, name: '', coverImage: null },
    itemDescription: 'Blue denim',
    serviceDetails,
  }
}
