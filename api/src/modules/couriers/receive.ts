import { changeOrderStatus } from '#src/modules/orders/change-status.ts'
import type { Services } from '#src/services.ts'
import type { CourierEvent } from './tracking-updates.ts'
import { courierRepository } from './repository.ts'
import { stepsAfter } from './rules.ts'

/**
 * Applies events, each once: the record and the status change are one transaction. An event for an unknown order is
 * stored and accepted, because the courier would otherwise resend it for days. Returns whether an order changed.
 */
export async function receiveEvents(
  services: Services,
  events: readonly CourierEvent[],
): Promise<boolean> {
  let hasMoved = false
  for (const event of events) if (await receive(services, event)) hasMoved = true
  if (hasMoved) services.outbox.wake()
  return hasMoved
}

function receive({ db, config }: Services, event: CourierEvent): Promise<boolean> {
  const { company } = config
  return db.transaction(async (transaction) => {
    const repository = courierRepository(transaction)
    const found = await repository.lockOrderOf(event)
    const isNew = await repository.record(event, found?.id ?? null)
    if (!isNew || !found) return false
    const steps = stepsAfter(event.update, found, company.slug)
    let order = found
    for (const to of steps) {
      const actor = `courier:${event.courier}`
      order = await changeOrderStatus(transaction, { order, to, actor, company })
    }
    if (steps.length > 0) await repository.noteMoved(event.id)
    return steps.length > 0
  })
}
