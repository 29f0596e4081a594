import type { ApiError, ValidationFault } from '@darnley/contract/errors'
import type { ConversationConflict } from '@darnley/contract/workshop-messages'
import { isApiError } from '@darnley/web/client'

/** Why a letter or a change of a conversation had no effect. */
export type LetterProblem =
  | { readonly type: 'changed'; readonly conflict: ConversationConflict }
  | { readonly type: 'faults'; readonly faults: readonly ValidationFault[] }
  /** Not possible, in the words of the api. */
  | { readonly type: 'refused'; readonly words: string }
  /** There was no answer: it may have had its effect. */
  | { readonly type: 'lost' }
  | { readonly type: 'failed' }

export function letterProblemOf(error: unknown): LetterProblem {
  if (!isApiError(error)) return { type: 'failed' }
  if (error.code === 'Network Error' || error.code === 'Request aborted') return { type: 'lost' }
  if (error.code === 'Validation Error') return { type: 'faults', faults: error.body.detail }
  return error.status === 409 ? conflictOf(error) : { type: 'failed' }
}

/** A conflict carries what happened since; without anything new, the step itself is not possible. */
function conflictOf({ body }: Extract<ApiError, { body: unknown }>): LetterProblem {
  const { detail, current, changes = [] } = body as Partial<ConversationConflict>
  if (detail === undefined) return { type: 'failed' }
  if (!current || changes.length === 0) return { type: 'refused', words: detail }
  return { type: 'changed', conflict: { detail, current, changes } }
}
