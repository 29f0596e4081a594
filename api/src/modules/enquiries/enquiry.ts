import type { ContactUs, NewItem, ServiceRequest, WantedServices } from 'shared/contract/enquiries'

/** One message of a visitor, as the contract checked it. */
export type EnquiryContent =
  | ({ readonly kind: 'new_item' } & NewItem)
  | ({ readonly kind: 'contact_us' } & ContactUs)
  | ({ readonly kind: 'services'; readonly item_name: string } & WantedServices)
  | ({ readonly kind: 'service_request' } & ServiceRequest)

export interface Enquiry {
  readonly id: string
  readonly content: EnquiryContent
  /** Domain of the storefront whose site it was written on; null on the customers' site. */
  readonly storefrontDomain: string | null
}
