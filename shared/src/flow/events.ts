import type { FittingChoice } from '#src/contract/basket.ts'
import type { Item, Service, Subservice } from '#src/contract/content.ts'
import type { CategoryChoice } from './state.ts'

/** Which parts of a service's fitting guide hold text. */
export interface GuideContent {
  readonly measure: boolean
  readonly pin: boolean
  readonly match: boolean
}

/** What a person can do at a step. */
export type FlowEvent =
  | { readonly type: 'choose-category'; readonly itemCategory: CategoryChoice }
  | { readonly type: 'choose-item'; readonly item: Item }
  /** The search led to an item, and to one of its services if that was what was looked for. */
  | {
      readonly type: 'find'
      readonly itemCategory: CategoryChoice
      readonly item: Item
      readonly service: Service | null
    }
  | { readonly type: 'choose-service-type'; readonly serviceType: Service['serviceType'] }
  | { readonly type: 'choose-service'; readonly service: Service }
  | { readonly type: 'answer-option'; readonly optionId: string }
  | { readonly type: 'choose-subservice'; readonly subservice: Subservice }
  | {
      readonly type: 'choose-fitting'
      readonly choice: FittingChoice
      readonly guide: GuideContent
    }
  /** The text of the step: description, text answer, fitting details, repair location. */
  | { readonly type: 'write'; readonly text: string }
  /** The service was put into the basket. */
  | { readonly type: 'added' }
  | { readonly type: 'continue' }
  /** What the person looks for is not in the list. */
  | { readonly type: 'not-listed' }
  | { readonly type: 'new-item' }

export type EventType = FlowEvent['type']
export type EventOf<Type extends EventType> = Extract<FlowEvent, { type: Type }>
