import type { CourierProposal } from '@darnley/contract/couriers'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Day } from '@darnley/domain/turnaround'

export interface Place {
  readonly name: string
  readonly lines: readonly string[]
  readonly postcode: string
}

export interface Parcel {
  /** The order number; a courier books once for each. */
  readonly reference: string
  readonly service: DeliveryProviderCode
  readonly way: 'to-us' | 'home'
  readonly from: Place
  readonly to: Place
  /** The day on which the courier collects it; null where the customer chose none. */
  readonly collectOn: Day | null
  /** E-mail address for the courier's questions. */
  readonly contactEmail: string
}

export interface Booked {
  readonly externalId: string
  readonly trackingNumber: string
}

/** Interface of every courier, real or sandboxed. Failures are HttpErrors 502 and 503. */
export interface Courier {
  /** Returns times for collection; none when it accepts parcels at any time. */
  propose(parcel: Parcel): Promise<CourierProposal[]>
  /**
   * Books a parcel, with the id of a proposal where the courier made some. A repeat returns the parcel of the first
   * call, whose response may have been lost; DPD alone does not document this.
   */
  book(parcel: Parcel, proposalId: string | null): Promise<Booked>
  /** Returns the courier's own label as PDF; null when the API prints the label. */
  label(booked: Booked): Promise<Uint8Array | null>
}
