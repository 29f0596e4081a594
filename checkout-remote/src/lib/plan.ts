import type { OrderProgress } from '@darnley/contract/order-progress'
import type { OrderDetails } from '@darnley/contract/orders'
import { orderPlan, type PlanStage } from '@darnley/domain/order-plan'
import { type Day, dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { pageConfig } from '@darnley/web/page-config'

export interface Planned {
  readonly plan: readonly PlanStage[]
  readonly today: Day
}

/** Returns what is to do for an order from today on. Without its progress only its present status counts. */
export function planOf(order: OrderDetails, progress?: OrderProgress): Planned {
  const today = dayAt(shopNow())
  const { company } = pageConfig()
  const known = progress ?? { status: order.status, changes: [] }
  return { today, plan: orderPlan({ order, progress: known, company, today }) }
}
