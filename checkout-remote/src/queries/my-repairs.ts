import type { MyRepairs } from '@darnley/contract/my-repairs'
import { createClient } from '@darnley/web/client'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'

const client = createClient()

export async function requestRepairsLink(email: string): Promise<void> {
  await client.call('POST /public/my_repairs_request', { body: { email } })
}

export interface OrderSought {
  readonly number: string
  readonly email: string
}

export async function findMyOrder({ number, email }: OrderSought): Promise<void> {
  await client.call('POST /public/find_my_order', { body: { order_number: number, email } })
}

export interface RepairsPage {
  readonly token: string
  /** `next` of the page before; null for the first one. */
  readonly after: string | null
}

interface RepairsQuery {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<MyRepairs>
  readonly retry: (failures: number, error: Error) => boolean
}

/** Reads a page of the orders that a link opens; does not retry for a link that has ended. */
export function myRepairsQuery({ token, after }: RepairsPage): RepairsQuery {
  return {
    queryKey: ['my-repairs', token, after],
    queryFn: () =>
      client.call('POST /public/my_repairs', { body: { token, ...(after !== null && { after }) } }),
    retry: (failures, error) => failures < 2 && !isUnknownOrder(error),
  }
}

export async function endRepairsLink(token: string): Promise<void> {
  await client.call('POST /public/my_repairs_sign_out', { body: { token } })
}
