import type { StorefrontOrder } from 'shared/contract/storefront-orders'

/** Where a drop-off stands (section 4.5): scan, look up, ask, confirm; every outcome ends where it began. */
export type DropOff =
  | { readonly step: 'scanning' }
  | { readonly step: 'looking-up' }
  | { readonly step: 'asking'; readonly order: StorefrontOrder }
  | { readonly step: 'sending'; readonly order: StorefrontOrder; readonly isWaiting: boolean }
  | { readonly step: 'confirmed'; readonly order: StorefrontOrder }
  | { readonly step: 'failed'; readonly problem: DropOffProblem }

export type DropOffProblem =
  | { readonly type: 'not-recognised' }
  /** The order as it stands now, when that could be found out. */
  | { readonly type: 'not-marked'; readonly order: StorefrontOrder | null }
  | { readonly type: 'no-answer' }

/** The status that a confirmed drop-off gives (section 4.4). */
export const droppedOff = 'awaiting_pickup'

/** Whether an order stands where a drop-off may be confirmed. */
export function canBeDroppedOff({ next_statuses }: StorefrontOrder): boolean {
  return next_statuses.includes(droppedOff)
}
