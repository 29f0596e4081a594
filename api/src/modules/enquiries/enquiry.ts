import type {
  ContactUs,
  NewItem,
  ServiceRequest,
  WantedServices,
} from '@darnley/contract/enquiries'

/** A visitor's message after validation by the contract. */
export type EnquiryContent =
  | ({ readonly kind: 'new_item' } & NewItem)
  | ({ readonly kind: 'contact_us' } & ContactUs)
  | ({ readonly kind: 'services'; readonly item_name: string } & WantedServices)
  | ({ readonly kind: 'service_request' } & ServiceRequest)

export interface Enquiry {
  readonly id: string
  readonly content: EnquiryContent
  /** Domain of the storefront's site where it was written; null for the customers' site. */
  readonly storefrontDomain: string | null
}
