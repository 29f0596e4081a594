import type { BasketEntry, FittingChoice, QuestionAnswerModifier } from '#src/contract/basket.ts'
import type { Item, Service, Subservice } from '#src/contract/content.ts'
import type { GuideContent } from './events.ts'
import type { Step } from './steps.ts'

/** Where in the wizard somebody is: a step and, at the question steps, which question. */
export interface Place {
  readonly step: Step
  readonly questionId: string | null
}

export interface CategoryChoice {
  readonly id: string
  readonly name: string
}

/** The whole wizard as data, so that it can be stored, restored and sent back and forth in. */
export interface WizardState {
  readonly place: Place
  /** The places before this one; Back goes to the last of them. */
  readonly history: readonly Place[]
  /** The places that Back came from, nearest last, for the browser's Forward. */
  readonly future: readonly Place[]
  /**
   * While an earlier answer is changed, the places that were passed already: what is known there is not
   * asked again (U4). Null when everything is asked step by step.
   */
  readonly passed: readonly Place[] | null
  /** The basket entry that gets another service; null while a new entry is made. */
  readonly editingEntryId: string | null
  readonly itemCategory: CategoryChoice | null
  readonly item: Item | null
  readonly itemDescription: string
  readonly serviceType: Service['serviceType'] | null
  readonly service: Service | null
  readonly answers: readonly QuestionAnswerModifier[]
  readonly subservice: Subservice | null
  readonly subserviceAnswers: readonly QuestionAnswerModifier[]
  /** What is marked or typed at a question and not sent yet: an option's id or a text, by the question's id. */
  readonly marked: Readonly<Record<string, string>>
  readonly fittingChoice: FittingChoice | null
  /** Which parts of the service's guide hold text; known once a way of fitting was chosen. */
  readonly guide: GuideContent | null
  readonly fittingDetails: string
  readonly repairLocation: string
  readonly tailorNotes: string
  /** What is asked for at a dead end, in the person's own words. */
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

/** A basket entry gets another service: the flow starts at service type (section 2.2, itemIndex). */
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
