import type { FittingGuide, Item, Media, Service } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import { anItem, anOption, aQuestion, aService, aSubservice, aText } from './catalogue.ts'

/** A picture that every catalogue has, so that no request for it fails. */
const coverImage: Media = {
  id: 'item-jeans',
  url: '/api/media/file/item-jeans.svg',
  alt: '',
  width: 240,
  height: 240,
}

const everyWay = (['measure', 'pin', 'match'] as const).map((choice) => ({
  choice,
  recommended: choice === 'pin',
}))

function alteration(id: string, name: string, fields: Partial<Service> = {}): Service {
  return aService(id, { name, coverImage, fittingChoices: everyWay, ...fields })
}

function repair(id: string, name: string, fields: Partial<Service> = {}): Service {
  return aService(id, { name, coverImage, serviceType: 'repair', ...fields })
}

const depth = aQuestion('depth', {
  question: 'How deep is it?',
  explainer: 'Measure at the seam.',
  options: [
    anOption('depth.shallow', { answer: 'Shallow' }),
    anOption('depth.deep', { answer: 'Deep', priceModifier: minor(250) }),
  ],
})
const colour = aQuestion('colour', {
  question: 'Which colour is it?',
  questionType: 'text',
  options: [],
  questionAnswerExclusion: ['depth.deep'],
})
const thread = aQuestion('thread', {
  question: 'Which thread?',
  options: [anOption('thread.silk', { answer: 'Silk', priceModifier: minor(100) })],
})

const lining = aQuestion('lining', {
  question: 'Which lining?',
  questionType: 'text',
  options: [],
})

const shallowOnly = aSubservice('shallow-only', {
  name: 'Only when shallow',
  questionAnswerExclusion: ['depth.deep'],
})

const impossible = aSubservice('impossible', { name: 'Impossible', deadEnd: true })

const subservices = [
  aSubservice('plain', { name: 'Plain' }),
  aSubservice('lined', { name: 'Lined', priceModifier: minor(500), questions: [thread, lining] }),
  impossible,
  shallowOnly,
]

/** An item with a service for each arrow of section 4.1, and one that can only be altered. */
export const everyArrow: readonly Item[] = [
  anItem(
    [
      alteration('far-too-large', 'Far too large', { deadEnd: true }),
      alteration('asked', 'Asked and chosen', { questions: [depth, colour], subservices }),
      alteration('only-asked', 'Only asked', { questions: [depth] }),
      alteration('none-left', 'None left', { questions: [depth], subservices: [shallowOnly] }),
      alteration('only-chosen', 'Only chosen', { subservices }),
      alteration('refused', 'Refused', { subservices: [impossible] }),
      alteration('asked-refused', 'Asked and refused', {
        questions: [depth],
        subservices: [impossible],
      }),
      alteration('bare', 'Bare'),
      alteration('untold', 'Untold'),
      alteration('in-person', 'In person', { fittingChoices: [], upsizing: true }),
      repair('beyond-repair', 'Beyond repair', { deadEnd: true }),
      repair('asked-repair', 'Asked and mended', { questions: [depth, colour], subservices }),
      repair('only-asked-repair', 'Only asked before', { questions: [depth] }),
      repair('none-left-repair', 'None left to mend', {
        questions: [depth],
        subservices: [shallowOnly],
      }),
      repair('only-chosen-repair', 'Only chosen before', { subservices }),
      repair('refused-repair', 'Refused after that', { subservices: [impossible] }),
      repair('bare-repair', 'Plainly mended'),
    ],
    { id: 'everything', name: 'Everything', coverImage },
  ),
  anItem([alteration('bare', 'Bare')], { id: 'unmendable', name: 'Unmendable', coverImage }),
]

/** Returns a guide for each way of fitting; null for the service without one. */
export function guideFor(serviceId: string): FittingGuide | null {
  if (serviceId === 'untold') return null
  const [measure, pin, match] = ['Measure it.', 'Pin it.', 'Lay one beside it.'].map((text) =>
    aText(text),
  )
  return {
    id: `guide-${serviceId}`,
    service: serviceId,
    measure: measure ?? null,
    pin: pin ?? null,
    match: match ?? null,
  }
}
