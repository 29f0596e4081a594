import type { StorefrontOrder } from '@darnley/contract/storefront-orders'

/** The state of a drop-off (section 4.5): scan, look up, ask, confirm; every outcome ends at the scan. */
export type DropOff =
  | { readonly step: 'scanning' }
  | { readonly step: 'looking-up' }
  | { readonly step: 'asking'; readonly order: StorefrontOrder }
  | { readonly step: 'sending'; readonly order: StorefrontOrder; readonly isWaiting: boolean }
  | { readonly step: 'confirmed'; readonly order: StorefrontOrder }
  | { readonly step: 'failed'; readonly problem: DropOffProblem }

export type DropOffProblem =
  | { readonly type: 'not-recognised' }
  /** The current order, if it could be fetched. */
  | { readonly type: 'not-marked'; readonly order: StorefrontOrder | null }
  | { readonly type: 'no-answer' }

/** The status after a confirmed drop-off (section 4.4). */
export const droppedOff = 'awaiting_pickup'

/** Whether an order's status allows a drop-off. */
export function canBeDroppedOff({ next_statuses }: StorefrontOrder): boolean {
  return next_statuses.includes(droppedOff)
}
