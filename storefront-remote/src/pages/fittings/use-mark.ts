import type { ShopFitting } from '@darnley/contract/storefront-fittings'
import type { FittingMark } from '@darnley/contract/workshop-fittings'
import { isApiError } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

interface Marking {
  readonly fitting: ShopFitting
  /** Null takes it back. */
  readonly mark: FittingMark | null
}

interface UseMark {
  readonly mark: (marking: Marking) => void
  /** Id of the fitting that is being marked. */
  readonly pending: string | null
  readonly problem: string | null
}

/** Marks fittings, each on the version of its order that is shown; the list is read anew after that. */
export function useMark(): UseMark {
  const client = useQueryClient()
  const { mutate, variables, isPending, error } = useChange({
    mutationFn: ({ fitting: { id, order }, mark }: Marking) =>
      staffCall('POST /storefront/fittings/{id}/mark', {
        params: { id },
        body: { version: order?.version ?? 0, mark },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['storefront', 'fittings'] }),
  })
  return {
    mark: mutate,
    pending: isPending ? variables.fitting.id : null,
    problem: error && problemOf(error),
  }
}

function problemOf(error: Error): string {
  return isApiError(error) && error.code === 'Generic Error' && error.status === 409
    ? 'A colleague has changed this order in the meantime. Look at the fitting, and mark it again.'
    : 'This could not be saved. Please try again.'
}
