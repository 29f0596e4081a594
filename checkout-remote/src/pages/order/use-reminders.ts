import { useChange, useQueryClient } from '@darnley/web/query'
import { orderDetailsQuery, setReminders } from '#src/queries/order-details.ts'

interface UseReminders {
  readonly set: (wanted: boolean) => void
  readonly isPending: boolean
  readonly hasFailed: boolean
}

/** Switches the reminders about an order and shows what was kept. */
export function useReminders(token: string): UseReminders {
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: (reminders: boolean) => setReminders(token, reminders),
    onSuccess: () => client.invalidateQueries({ queryKey: [...orderDetailsQuery(token).queryKey] }),
  })
  return { set: mutate, isPending, hasFailed: error !== null }
}
