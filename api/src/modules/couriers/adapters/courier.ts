import type { CourierProposal } from 'shared/contract/couriers'
import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'

export interface Place {
  readonly name: string
  readonly lines: readonly string[]
  readonly postcode: string
}

export interface Parcel {
  /** The number of the order; a courier is asked once for each. */
  readonly reference: string
  readonly service: DeliveryProviderCode
  readonly way: 'to-us' | 'home'
  readonly from: Place
  readonly to: Place
  /** Whom a courier writes to about it. */
  readonly contactEmail: string
}

export interface Booked {
  readonly externalId: string
  readonly trackingNumber: string
}

/** What the api asks of any courier, real or stood in for. Faults are HttpErrors 502 and 503. */
export interface Courier {
  /** Times at which it can collect; none when it takes parcels at any time. */
  propose(parcel: Parcel): Promise<CourierProposal[]>
  /**
   * With the id of a proposal where the courier made some. Asked again, it answers with the parcel of the first time,
   * for whose answer nobody may have been there; of DPD alone that is not known.
   */
  book(parcel: Parcel, proposalId: string | null): Promise<Booked>
  /** The courier's own label as PDF; null leaves the label to us. */
  label(booked: Booked): Promise<Uint8Array | null>
}
