import type { DeliveryProviderCode } from '../contract/delivery-providers.ts'
import type { Day } from './day.ts'
import { addWorkingDays, dispatchDay } from './working-days.ts'

interface Travel {
  readonly inbound: number
  readonly outbound: number
}

/** The most working days that clothes are on their way, from door to door; a collection is made on the day after. */
const TRAVEL_DAYS: Readonly<Record<DeliveryProviderCode, Travel>> = {
  RMTracked24Collection: { inbound: 3, outbound: 2 },
  RMTracked24: { inbound: 2, outbound: 2 },
  RMTracked48: { inbound: 3, outbound: 3 },
  RMSpecialGND1000: { inbound: 1, outbound: 1 },
  RMSpecialGND2500: { inbound: 1, outbound: 1 },
  DPD: { inbound: 2, outbound: 1 },
  Evermile: { inbound: 1, outbound: 1 },
  WFLondon: { inbound: 1, outbound: 1 },
  WFStratford: { inbound: 1, outbound: 1 },
  Onfleet: { inbound: 1, outbound: 1 },
  SFOnfleet: { inbound: 1, outbound: 1 },
}

export interface Trip {
  /** The day on which the clothes are handed over. */
  readonly sent: Day
  readonly inbound: DeliveryProviderCode
  readonly outbound: DeliveryProviderCode
  readonly express: boolean
}

/** Each is the last day of its promise: at the workshop, dispatched from there, back with the customer. */
export interface ExpectedDays {
  readonly arrives: Day
  readonly dispatched: Day
  readonly back: Day
}

export function expectedDays({ sent, inbound, outbound, express }: Trip): ExpectedDays {
  const arrives = arrivalDay(sent, inbound)
  const dispatched = dispatchDay(arrives, express)
  return { arrives, dispatched, back: addWorkingDays(dispatched, TRAVEL_DAYS[outbound].outbound) }
}

/** The day by which clothes that are handed over on `sent` have reached the workshop. */
export function arrivalDay(sent: Day, inbound: DeliveryProviderCode): Day {
  return addWorkingDays(sent, TRAVEL_DAYS[inbound].inbound)
}
