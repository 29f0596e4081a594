import type { ApiError, ValidationFault } from '@darnley/contract/errors'
import type { LastChange } from '@darnley/contract/workshop-people'
import { isApiError } from '@darnley/web/client'

/** Why a write had no effect. */
export type WriteProblem<Seen> =
  | Conflict<Seen>
  | { readonly type: 'faults'; readonly faults: readonly ValidationFault[] }
  /** Not possible any more, in the words of the api. */
  | { readonly type: 'refused'; readonly words: string }
  /** There was no answer: it may have had its effect. */
  | { readonly type: 'lost' }
  | { readonly type: 'failed' }

/** A 409 with what stands now; `words` say why. */
interface Conflict<Seen> {
  readonly type: 'conflict'
  readonly current: Seen
  readonly lastChange: LastChange | null
  readonly words: string
}

export function problemOf<Seen>(error: unknown): WriteProblem<Seen> {
  if (!isApiError(error)) return { type: 'failed' }
  if (error.code === 'Network Error' || error.code === 'Request aborted') return { type: 'lost' }
  if (error.code === 'Validation Error') return { type: 'faults', faults: error.body.detail }
  if (error.code === 'Not Found') return { type: 'refused', words: 'This does not exist any more.' }
  return error.status === 409 || error.status === 429 ? refusalOf(error) : { type: 'failed' }
}

function refusalOf<Seen>({ body }: Extract<ApiError, { body: unknown }>): WriteProblem<Seen> {
  const {
    detail = '',
    current,
    last_change: lastChange = null,
  } = body as {
    detail?: string
    current?: Seen
    last_change?: LastChange | null
  }
  if (current) return { type: 'conflict', current, lastChange, words: detail }
  return detail === '' ? { type: 'failed' } : { type: 'refused', words: detail }
}
