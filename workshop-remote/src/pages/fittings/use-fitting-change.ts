import type { FittingTime } from '@darnley/contract/fittings'
import type { FittingDay, FittingMark } from '@darnley/contract/workshop-fittings'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { failureWords } from '#src/lib/write/failure-words.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'

type Change =
  | { readonly type: 'mark'; readonly mark: FittingMark | null }
  | { readonly type: 'move'; readonly to: FittingTime }

interface UseFittingChange {
  readonly send: (change: Change) => void
  readonly isPending: boolean
  readonly problem: string | null
}

interface Changed {
  /** As the page shows it. */
  readonly order: { readonly id: string; readonly version: number }
  /** Called with the day of the fitting as it is now. */
  readonly onDone: (day: FittingDay) => void
}

/** Changes the fitting of an order, on the version that is shown. A refusal shows what a colleague changed before. */
export function useFittingChange({ order, onDone }: Changed): UseFittingChange {
  const { id, version } = order
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: (change: Change) => {
      const common = { params: { id }, signal: timeLimit() }
      return change.type === 'mark'
        ? staffCall('POST /workshop/orders/{id}/fitting/mark', {
            ...common,
            body: { version, mark: change.mark },
          })
        : staffCall('POST /workshop/orders/{id}/fitting/move', {
            ...common,
            body: { version, ...change.to },
          })
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })
  return { send: mutate, isPending, problem: error && failureWords(error) }
}
