import type { CancelRequest } from '@darnley/contract/workshop-money'
import { formatMoney, minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { conflict, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { changeOrderStatus } from '#src/modules/orders/change-status.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { statusChangesOf } from '#src/modules/orders/status-change-repository.ts'
import { statusRefusal } from '#src/modules/orders/status-refusal.ts'
import { closeProposal } from '#src/modules/price-proposals/close.ts'
import { type OrderMoneyState, readMoney } from './give-back.ts'
import type { CancelledMoney } from './settle-cancelled.ts'
import { canCancel } from './view.ts'

interface Asked {
  readonly order: Order
  readonly request: CancelRequest
  /** staff:<id> */
  readonly actor: string
}

/**
 * Whether the request with this key has cancelled the order. The same words under another key are another request, which
 * comes too late.
 * @throws HttpError 409 when the key belongs to another request
 */
export async function isCancelRepeated(
  db: Executor,
  { order, request: { key, reason, money } }: Pick<Asked, 'order' | 'request'>,
): Promise<boolean> {
  const change = (await statusChangesOf(db, order.id)).find(({ requestKey }) => requestKey === key)
  if (!change) return false
  if (change.reason === reason && keptOf(money) === (order.keptAmount ?? 0)) return true
  throw conflict('This key was used for another cancellation')
}

/** Cancels a locked order. Its open proposals are withdrawn. */
export async function cancelOrder(
  db: Executor,
  {
    order,
    request,
    actor,
    company,
  }: Asked & { readonly company: { readonly name: string; readonly slug: string } },
): Promise<void> {
  if (!canCancel(order, company.slug))
    throw conflict(statusRefusal({ from: order.status, to: 'cancelled', company }))
  const { money, reason, key } = request
  refuseFaults(keepFaults(await readMoney(db, order), money))
  await cancelAll(db, { order, actor, company, money: { keep: minor(keptOf(money)), reason, key } })
}

interface Cancelling {
  readonly order: Order
  /** staff:<id> or customer */
  readonly actor: string
  readonly company: { readonly name: string; readonly slug: string }
  readonly money: CancelledMoney
}

/** Cancels a locked order that may be cancelled, and withdraws its open proposals. */
export async function cancelAll(
  db: Executor,
  { order, actor, company, money }: Cancelling,
): Promise<void> {
  const { rows } = await readMoney(db, order)
  for (const proposal of rows.proposals)
    if (proposal.state === 'open')
      await closeProposal(db, {
        ...{ order, proposal, state: 'withdrawn', by: actor },
        ...{ company, isQuiet: true },
      })
  await changeOrderStatus(db, { order, to: 'cancelled', actor, company, money })
}

function keptOf(money: CancelRequest['money']): number {
  return money?.type === 'keep' ? money.amount : 0
}

function keepFaults(
  { ledger: { refundable } }: OrderMoneyState,
  money: CancelRequest['money'],
): ReturnType<typeof valueFault>[] {
  if (refundable > 0 && !money)
    return [valueFault(['body', 'money'], `Say what happens to the ${formatMoney(refundable)}`)]
  if (money?.type === 'keep' && money.amount > refundable)
    return [valueFault(['body', 'money', 'amount'], 'This is more than was paid')]
  return []
}
