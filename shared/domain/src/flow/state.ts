import type {
  BasketEntry,
  FittingChoice,
  QuestionAnswerModifier,
  ServiceDetails,
} from '@darnley/contract/basket'
import type { Item, Service, Subservice } from '@darnley/contract/content'
import type { Step } from './steps.ts'

/** A position in the wizard: a step and, at question steps, the question. */
export interface Place {
  readonly step: Step
  readonly questionId: string | null
}

export interface CategoryChoice {
  readonly id: string
  readonly name: string
}

/** Which parts of a service's fitting guide contain text; a fitting in person has no part. */
export interface GuideContent {
  readonly measure: boolean
  readonly pin: boolean
  readonly match: boolean
  readonly pin_in_store?: never
}

/** The whole wizard as data, so that it can be stored, restored and navigated back and forward. */
export interface WizardState {
  readonly place: Place
  /** The places before this one, nearest last; Back goes to the last of them. */
  readonly history: readonly Place[]
  /** The places that Back came from, nearest last, for the browser's Forward. */
  readonly future: readonly Place[]
  /**
   * While an earlier answer is being changed, the places that were passed already: known answers there are not asked
   * again (U4). Null when everything is asked step by step.
   */
  readonly passed: readonly Place[] | null
  /** The basket entry that gets another service; null for a new entry. */
  readonly editingEntryId: string | null
  /** The basket line that is being changed, as it was; absent when a service is added. */
  readonly edited?: ServiceDetails | undefined
  readonly itemCategory: CategoryChoice | null
  readonly item: Item | null
  readonly itemDescription: string
  readonly serviceType: Service['serviceType'] | null
  readonly service: Service | null
  readonly answers: readonly QuestionAnswerModifier[]
  readonly subservice: Subservice | null
  readonly subserviceAnswers: readonly QuestionAnswerModifier[]
  /** Drafts by question id: the marked option's id, or the typed text. */
  readonly marked: Readonly<Record<string, string>>
  readonly fittingChoice: FittingChoice | null
  /** Which parts of the service's guide contain text; known once a way of fitting was chosen. */
  readonly guide: GuideContent | null
  readonly fittingDetails: string
  readonly repairLocation: string
  readonly tailorNotes: string
  /** The request entered at a dead end, in the user's words. */
  readonly serviceRequest: string
}

export const initialState: WizardState = {
  place: { step: 'item-category', questionId: null },
  history: [],
  future: [],
  passed: null,
  editingEntryId: null,
  itemCategory: null,
  item: null,
  itemDescription: '',
  serviceType: null,
  service: null,
  answers: [],
  subservice: null,
  subserviceAnswers: [],
  marked: {},
  fittingChoice: null,
  guide: null,
  fittingDetails: '',
  repairLocation: '',
  tailorNotes: '',
  serviceRequest: '',
}

/** Returns the state for adding a service to a basket entry: starts at service type (section 2.2, itemIndex). */
export function startForEntry(entry: BasketEntry, item: Item): WizardState {
  return {
    ...initialState,
    place: { step: 'service-type', questionId: null },
    editingEntryId: entry.id,
    itemCategory: entry.itemCategory,
    item,
    itemDescription: entry.itemDescription,
  }
}
