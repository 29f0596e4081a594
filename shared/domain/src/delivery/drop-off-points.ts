import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'

const DROP_OFF_POINTS: ReadonlySet<DeliveryProviderCode> = new Set(['WFLondon', 'WFStratford'])

/** Whether customers bring or collect their clothes there themselves. */
export function isDropOffPoint(code: DeliveryProviderCode): boolean {
  return DROP_OFF_POINTS.has(code)
}
