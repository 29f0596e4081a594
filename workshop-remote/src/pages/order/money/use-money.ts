import type { OrderMoney } from '@darnley/contract/workshop-money'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { isAtLeast } from '#src/lib/role.ts'
import { $live } from '#src/live/live.ts'
import { meQuery } from '#src/queries/me.ts'
import { moneyQuery } from '#src/queries/money.ts'

interface UseMoney {
  /** False until the role is known. */
  readonly isManager: boolean
  readonly money: OrderMoney | undefined
  readonly isFailed: boolean
  readonly retry: () => void
}

/** The money of an order, for managers; every part of the page that shows it shares one request. */
export function useMoney(orderId: string): UseMoney {
  const { status } = useStore($live)
  const { data: me } = useQuery(meQuery)
  const isManager = isAtLeast(me?.role, 'manager')
  const query = useQuery({ ...moneyQuery(orderId, status === 'live'), enabled: isManager })
  return {
    isManager,
    money: isManager ? query.data : undefined,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
}
