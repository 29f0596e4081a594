import type { BasketEntry, FittingChoice, QuestionAnswerModifier } from '#src/contract/basket.ts'
import type { Item, Service, Subservice } from '#src/contract/content.ts'
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
  readonly fittingChoice: FittingChoice | null
  readonly fittingDetails: string
  readonly repairLocation: string
  readonly tailorNotes: string
}

export const initialState: WizardState = {
  place: { step: 'item-category', questionId: null },
  history: [],
  future: [],
  editingEntryId: null,
  itemCategory: null,
  item: null,
  itemDescription: '',
  serviceType: null,
  service: null,
  answers: [],
  subservice: null,
  subserviceAnswers: [],
  fittingChoice: null,
  fittingDetails: '',
  repairLocation: '',
  tailorNotes: '',
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
