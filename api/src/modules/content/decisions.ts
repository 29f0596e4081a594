import {
  AnnouncementDocument,
  DeliveryAreaDocument,
  FeeDocument,
  QuestionDocument,
  StudioDocument,
} from '@darnley/contract/content-decisions'
import { type ContentSource, type Followed, followCollection } from './follow.ts'

/** What an owner decides beside the catalogue, in display order. */
export interface Decisions {
  readonly faq: Followed<readonly QuestionDocument[]>
  readonly fees: Followed<readonly FeeDocument[]>
  readonly announcements: Followed<readonly AnnouncementDocument[]>
  readonly deliveryAreas: Followed<readonly DeliveryAreaDocument[]>
  readonly studios: Followed<readonly StudioDocument[]>
}

/** Milliseconds: pages that are rendered ahead are rendered again soon after a change. */
const FRESH_MS = 2000

export function followDecisions(content: ContentSource): Decisions {
  const source = { ...content, freshMs: Math.min(content.freshMs, FRESH_MS) }
  return {
    faq: followCollection(source, { collection: 'faq', document: QuestionDocument }),
    fees: followCollection(source, { collection: 'fees', document: FeeDocument }),
    announcements: followCollection(source, {
      collection: 'announcements',
      document: AnnouncementDocument,
    }),
    deliveryAreas: followCollection(source, {
      collection: 'delivery-areas',
      document: DeliveryAreaDocument,
    }),
    studios: followCollection(source, { collection: 'studios', document: StudioDocument }),
  }
}
