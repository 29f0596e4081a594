import { isApiError } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'
import { pageHeadingId } from '@darnley/web/ui/page'
import { cancelOrder, orderDetailsQuery } from '#src/queries/order-details.ts'
import { orderPricesQuery } from '#src/queries/order-prices.ts'
import { orderProgressQuery } from '#src/queries/order-progress.ts'

interface UseCancel {
  readonly cancel: () => void
  readonly isPending: boolean
  readonly problem: string | null
}

/** Cancels an order and shows what follows from it. */
export function useCancel(token: string): UseCancel {
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: () => cancelOrder(token),
    onSuccess: async () => {
      const queries = [orderProgressQuery(token), orderPricesQuery(token), orderDetailsQuery(token)]
      await Promise.all(
        queries.map(({ queryKey }) => client.invalidateQueries({ queryKey: [...queryKey] })),
      )
      // What was pressed is gone, and what follows is told below the heading.
      document.getElementById(pageHeadingId)?.focus()
    },
  })
  return { cancel: () => mutate(), isPending, problem: error && problemOf(error) }
}

function problemOf(error: Error): string {
  return isApiError(error) && error.code === 'Generic Error' && error.status === 409
    ? 'This order can no longer be cancelled here. Please write to us.'
    : 'We couldn’t cancel your order. Please try again.'
}
