import type { FittingChoice } from '@darnley/contract/basket'
import type { Item, Service, Subservice } from '@darnley/contract/content'
import type { CategoryChoice, GuideContent } from './state.ts'

/** What the user can do at a step. */
export type FlowEvent =
  | { readonly type: 'choose-category'; readonly itemCategory: CategoryChoice }
  | { readonly type: 'choose-item'; readonly item: Item }
  /** The search led to an item, and to a service if the result was one. */
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
  /** The text of the step: description, text answer, fitting details or repair location. */
  | { readonly type: 'write'; readonly text: string }
  /** The service was added to the basket. */
  | { readonly type: 'added' }
  | { readonly type: 'continue' }
  /** The list does not contain what the user looks for. */
  | { readonly type: 'not-listed' }
  | { readonly type: 'new-item' }

export type EventType = FlowEvent['type']
export type EventOf<Type extends EventType> = Extract<FlowEvent, { type: Type }>
