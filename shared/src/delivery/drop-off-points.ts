import type { DeliveryProviderCode } from '../contract/delivery-providers.ts'

const DROP_OFF_POINTS: ReadonlySet<DeliveryProviderCode> = new Set(['WFLondon', 'WFStratford'])

/** Whether customers bring their clothes there, or fetch them, themselves. */
export function isDropOffPoint(code: DeliveryProviderCode): boolean {
  return DROP_OFF_POINTS.has(code)
}
