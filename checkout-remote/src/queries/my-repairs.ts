import type { MyRepairs } from '@darnley/contract/my-repairs'
import { createClient } from '@darnley/web/client'
import { changeCookies } from '@darnley/web/in-turn'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'
import type { OpenSession } from '#src/stores/customer-session.ts'
import { proofOf } from './proof-of.ts'

const client = createClient({ credentials: true })

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
  readonly session: OpenSession
  /** `next` of the page before; null for the first one. */
  readonly after: string | null
}

interface RepairsQuery {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<MyRepairs>
  readonly retry: (failures: number, error: Error) => boolean
}

/** Reads a page of the orders that a session opens; does not retry for one that has ended. */
export function myRepairsQuery({ session, after }: RepairsPage): RepairsQuery {
  const body = { ...proofOf(session), ...(after !== null && { after }) }
  return {
    queryKey: ['my-repairs', session.id, after],
    queryFn: () => client.call('POST /public/my_repairs', { body }),
    retry: (failures, error) => failures < 2 && !isUnknownOrder(error),
  }
}

export async function endSession(session: OpenSession): Promise<void> {
  const body = proofOf(session)
  await changeCookies('customer-session', (signal) =>
    client.call('POST /public/my_repairs_sign_out', { body, signal }),
  )
}
