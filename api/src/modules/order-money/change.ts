import { MoneyConflict } from '@darnley/contract/workshop-money'
import type { z } from 'zod'
import type { Executor } from '#src/db/database.ts'
import { HttpError, notFound } from '#src/lib/http-error.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import type { Services } from '#src/services.ts'
import { viewMoney } from './view.ts'

type Changing = Pick<Services, 'db' | 'config' | 'outbox' | 'reconciler'>

interface Wanted {
  readonly orderId: string
  /** Of the order as the caller saw it. */
  readonly version: number
  /** Whether the same request has had its effect before. */
  readonly isRepeated?: (db: Executor, order: Order) => Promise<boolean>
  readonly change: (db: Executor, order: Order) => Promise<void>
}

type View = z.output<typeof MoneyConflict>['current']

/**
 * Makes a change to the money of an order, in a transaction that has locked it, and returns the order afterwards. A
 * repeated request changes nothing.
 * @throws HttpError 409 with the order as it is when it was changed since the caller saw it
 */
export async function changeMoney(services: Changing, wanted: Wanted): Promise<View> {
  const { db, config, outbox, reconciler } = services
  const companySlug = config.company.slug
  const view = await db.transaction(async (transaction) => {
    const repository = orderRepository(transaction)
    const order = await repository.lock(wanted.orderId)
    if (!order) throw notFound('Order')
    if (!(await wanted.isRepeated?.(transaction, order))) {
      if (order.version !== wanted.version) {
        const current = await viewMoney(transaction, { order, companySlug })
        throw changedSince(current)
      }
      await wanted.change(transaction, order)
    }
    const changed = await repository.byId(order.id)
    return viewMoney(transaction, { order: changed ?? order, companySlug })
  })
  outbox.wake()
  reconciler.wake()
  return view
}

function changedSince(current: View): HttpError {
  const detail = 'The order was changed in the meantime. Please look at it again.'
  return new HttpError({ status: 409, detail, body: MoneyConflict.parse({ detail, current }) })
}
