import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import type { Executor } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { statusChangesOf } from '#src/modules/orders/status-change-repository.ts'
import { allowedStatuses } from '#src/modules/orders/transitions.ts'
import { staffLabelUrl, viewOrder } from '#src/modules/orders/view.ts'

/** Returns the order as staff see it. */
export async function viewForStaff(
  db: Executor,
  { order, companySlug }: { order: Order; companySlug: string },
): Promise<StorefrontOrder> {
  const changes = await statusChangesOf(db, order.id)
  return {
    ...(await viewOrder(db, order)),
    royal_mail_label_url: staffLabelUrl(order),
    customer_name: order.customerName,
    phone: order.phone,
    status_changes: changes.map(({ from, to, actor, at }) => ({
      from,
      to,
      actor,
      at: at.toISOString(),
    })),
    next_statuses: [...allowedStatuses(order, companySlug)],
  }
}
