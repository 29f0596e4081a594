import type { OrderMoney } from '@darnley/contract/workshop-money'
import { useQueryClient } from '@darnley/web/query'
import { useWrite, type Write } from '#src/lib/write/use-write.ts'
import { moneyQuery } from '#src/queries/money.ts'

interface Writing<Field extends string> {
  readonly money: OrderMoney
  /** Returns the field that a fault of the api stands beside. */
  readonly fieldOf: (path: readonly string[]) => Field | null
  readonly onDone: (money: OrderMoney) => void
}

/** Sends a form about the money of an order; the order's status, history and place on the desk follow. */
export function useMoneyWrite<Field extends string>({
  money,
  fieldOf,
  onDone,
}: Writing<Field>): Write<OrderMoney, Field> {
  const client = useQueryClient()

  function show(current: OrderMoney): void {
    client.setQueryData(moneyQuery(current._id, true).queryKey, current)
  }

  return useWrite<OrderMoney, Field>({
    seen: money,
    fieldOf,
    show,
    onDone: (current) => {
      show(current)
      onDone(current)
      void client.invalidateQueries({ queryKey: ['workshop'] })
    },
  })
}
