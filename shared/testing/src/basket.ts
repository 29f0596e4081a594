import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'

/** A chosen service in the basket's shape; tests override what matters to them. */
export function aServiceDetail(details: Partial<ServiceDetails> = {}): ServiceDetails {
  return {
    id: crypto.randomUUID(),
    service: {
      id: 'shorten-hem',
      name: 'Shorten hem',
      price: minor(1800),
      serviceType: 'alteration',
      coverImage: null,
    },
    questionAnswerModifiers: [],
    subserviceDetails: null,
    fittingChoice: 'pin_in_store',
    fittingDetails: null,
    repairLocation: null,
    tailorNotes: null,
    ...details,
  }
}

/** A garment in the basket. */
export function anEntry(entry: Partial<BasketEntry> = {}): BasketEntry {
  return {
    id: crypto.randomUUID(),
    itemCategory: { id: 'trousers', name: 'Trousers & jeans' },
    item: { id: 'jeans', name: 'Jeans', coverImage: null },
    itemDescription: 'Blue denim',
    serviceDetails: [aServiceDetail()],
    ...entry,
  }
}
