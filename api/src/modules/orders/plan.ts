import type { OrderDetails } from '@darnley/contract/orders'
import { orderPlan, type PlanStage } from '@darnley/domain/order-plan'
import { type Day, dayAt } from '@darnley/domain/turnaround'
import { type CustomerReader, viewForCustomer } from './customer-view.ts'
import { progressOf } from './progress.ts'
import type { Order } from './repository.ts'

export interface PlannedOrder {
  readonly order: OrderDetails
  readonly plan: readonly PlanStage[]
  readonly today: Day
}

interface Planner extends CustomerReader {
  readonly company: { readonly name: string; readonly slug: string }
}

/** Returns an order as its customer sees it, with what is to do from today on. */
export async function planOf(planner: Planner, order: Order): Promise<PlannedOrder> {
  const details = await viewForCustomer(planner, order)
  const progress = await progressOf(planner.db, order)
  const today = dayAt(new Date())
  const { company } = planner
  return { order: details, today, plan: orderPlan({ order: details, progress, company, today }) }
}
