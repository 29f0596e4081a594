import type { ApiError, ValidationFault } from '@darnley/contract/errors'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { isApiError } from '@darnley/web/client'

/** Why a write had no effect. */
export type WriteProblem =
  /** The order was changed since it was seen; `current` is the order now. */
  | { readonly type: 'changed'; readonly current: OrderMoney }
  | { readonly type: 'faults'; readonly faults: readonly ValidationFault[] }
  /** Not possible any more, in the words of the api. */
  | { readonly type: 'refused'; readonly words: string }
  /** There was no answer: it may have had its effect. */
  | { readonly type: 'lost' }
  | { readonly type: 'failed' }

export function problemOf(error: unknown): WriteProblem {
  if (!isApiError(error)) return { type: 'failed' }
  if (error.code === 'Network Error' || error.code === 'Request aborted') return { type: 'lost' }
  if (error.code === 'Validation Error') return { type: 'faults', faults: error.body.detail }
  return error.status === 409 ? conflictOf(error) : { type: 'failed' }
}

/** A conflict carries the order as it is now, but for a step that is not possible at all. */
function conflictOf({ body }: Extract<ApiError, { body: unknown }>): WriteProblem {
  const { detail, current } = body as { detail?: string; current?: OrderMoney }
  if (current) return { type: 'changed', current }
  return detail === undefined ? { type: 'failed' } : { type: 'refused', words: detail }
}
