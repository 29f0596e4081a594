import { answerQuestion, answerSubserviceQuestion } from './answers.ts'
import {
  withCategory,
  withFitting,
  withFound,
  withItem,
  withService,
  withServiceType,
  withSubservice,
} from './choices.ts'
import type { Condition } from './conditions.ts'
import type { EventOf, EventType } from './events.ts'
import { isBlank, isOffered } from './fitting.ts'
import { initialState, type WizardState } from './state.ts'
import type { Step } from './steps.ts'

/** A target, taken when its condition holds; without a condition, always. */
export interface Arrow {
  readonly to: Step
  readonly when?: Condition
}

/**
 * `change` returns the changed state, or null when the event is not allowed now; then the first arrow whose condition
 * holds is followed.
 */
interface Row<Type extends EventType> {
  readonly change: (state: WizardState, event: EventOf<Type>) => WizardState | null
  readonly arrows: readonly [Arrow, ...Arrow[]]
}

type Table = { readonly [S in Step]: { readonly [Type in EventType]?: Row<Type> } }

const same = (state: WizardState): WizardState => state

/** Clears the history: Back does not return into what is in the basket. */
const fresh = (state: WizardState): WizardState => ({ ...state, history: [] })

const notListed: Row<'not-listed'> = { change: same, arrows: [{ to: 'unavailable-service' }] }

const find: Row<'find'> = { change: withFound, arrows: [{ to: 'item-description' }] }

const toFittingOrNotes = [
  { to: 'fitting-choice', when: 'it is an alteration' },
  { to: 'tailor-notes' },
] as const

/** Skips the choice when every option would be refused. */
const toSubservice = [
  { to: 'dead-end', when: 'every available subservice is a dead end' },
  { to: 'subservice', when: 'subservices are available' },
] as const

const afterQuestions = [
  { to: 'service-question', when: 'a question is left' },
  ...toSubservice,
  ...toFittingOrNotes,
] as const

const afterSubserviceQuestions = [
  { to: 'subservice-question', when: 'a question of the subservice is left' },
  ...toFittingOrNotes,
] as const

const toDetailsOrNotes = [
  { to: 'fitting-details', when: 'it has to be described' },
  { to: 'tailor-notes' },
] as const

/** Section 4.1, arrow by arrow: step > event > targets. */
export const table: Table = {
  'item-category': {
    'choose-category': {
      change: (state, { itemCategory }) => withCategory(state, itemCategory),
      arrows: [{ to: 'item' }],
    },
    find,
    'not-listed': notListed,
  },
  item: {
    'choose-item': {
      change: (state, { item }) => withItem(state, item),
      arrows: [{ to: 'item-description' }],
    },
    find,
    'not-listed': notListed,
  },
  'item-description': {
    write: {
      change: (state, { text }) => (isBlank(text) ? null : { ...state, itemDescription: text }),
      arrows: [{ to: 'service-type' }],
    },
  },
  'service-type': {
    'choose-service-type': {
      change: (state, { serviceType }) => withServiceType(state, serviceType),
      arrows: [
        { to: 'dead-end', when: 'no such service exists' },
        { to: 'repair-list', when: 'repair is chosen' },
        { to: 'alteration-list' },
      ],
    },
  },
  'alteration-list': {
    'choose-service': {
      change: (state, { service }) => withService(state, service),
      arrows: [
        { to: 'dead-end', when: 'the service is a dead end' },
        { to: 'service-question', when: 'a question is left' },
        ...toSubservice,
        { to: 'fitting-choice' },
      ],
    },
    'not-listed': notListed,
  },
  'repair-list': {
    'choose-service': {
      change: (state, { service }) => withService(state, service),
      arrows: [{ to: 'dead-end', when: 'the service is a dead end' }, { to: 'repair-location' }],
    },
    'not-listed': notListed,
  },
  'repair-location': {
    write: {
      change: (state, { text }) => (isBlank(text) ? null : { ...state, repairLocation: text }),
      arrows: [
        { to: 'service-question', when: 'a question is left' },
        ...toSubservice,
        { to: 'tailor-notes' },
      ],
    },
  },
  'service-question': {
    'answer-option': { change: answerQuestion, arrows: afterQuestions },
    write: { change: answerQuestion, arrows: afterQuestions },
  },
  subservice: {
    'choose-subservice': {
      change: (state, { subservice }) => withSubservice(state, subservice),
      arrows: [
        { to: 'dead-end', when: 'the subservice is a dead end' },
        ...afterSubserviceQuestions,
      ],
    },
  },
  'subservice-question': {
    'answer-option': { change: answerSubserviceQuestion, arrows: afterSubserviceQuestions },
    write: { change: answerSubserviceQuestion, arrows: afterSubserviceQuestions },
  },
  'fitting-choice': {
    'choose-fitting': {
      change: (state, event) =>
        isOffered(state.service, event.choice) ? withFitting(state, event) : null,
      arrows: [{ to: 'fitting-guide', when: 'the guide tells how' }, ...toDetailsOrNotes],
    },
  },
  'fitting-guide': { continue: { change: same, arrows: toDetailsOrNotes } },
  'fitting-details': {
    write: {
      change: (state, { text }) => (isBlank(text) ? null : { ...state, fittingDetails: text }),
      arrows: [{ to: 'tailor-notes' }],
    },
  },
  'tailor-notes': {
    added: {
      change: fresh,
      arrows: [{ to: 'expectations', when: 'there are expectations' }, { to: 'add-more' }],
    },
  },
  expectations: { continue: { change: fresh, arrows: [{ to: 'add-more' }] } },
  'add-more': { 'new-item': { change: () => initialState, arrows: [{ to: 'item-category' }] } },
  'dead-end': {},
  'unavailable-service': {},
}
