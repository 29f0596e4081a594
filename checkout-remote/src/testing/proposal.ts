import type { OrderPrices, PriceProposal } from '@darnley/contract/price-proposals'
import { minor } from '@darnley/domain/money'

/** A higher price for a trench coat, which waits for its answer; tests override what matters to them. */
export function aProposal(fields: Partial<PriceProposal> = {}): PriceProposal {
  return {
    ...{ id: '0b7c3a52-5d0f-4a3e-9d62-6b6f0d7c1a11', line_id: 'a-line' },
    ...{ kind: 'more', state: 'open', is_only_work: true },
    ...{ garment: 'Trench coat', garment_number: 1, garment_description: 'Camel' },
    service: 'Shorten sleeves',
    ...{ old_price: minor(3400), new_price: minor(4600), difference: minor(1200) },
    discount: { code: 'STITCH10', percentage: 10, amount: minor(120) },
    reason:
      'The cuff strap is sewn through the lining. We have to take it off and set it again, on both sleeves.',
    ...{ proposed_by: 'Maggie Thorne', proposed_at: '2026-11-25T09:52:00.000Z' },
    answer_until: '2026-11-27T18:00:00.000Z',
    ...{ pays_if_agreed: minor(1080), refunded_if_agreed: minor(0) },
    refunded_if_refused: minor(3060),
    ...{ total_before: minor(8630), total_if_agreed: minor(9710) },
    ...{ if_unanswered: 'send_back', questions: [], closed_at: null },
    ...fields,
  }
}

/** The prices of an order; without anything that has changed unless fields say so. */
export function somePrices(fields: Partial<OrderPrices> = {}): OrderPrices {
  return {
    ...{ collection_ref: 'DN-48213', booked_total: minor(8630), total: minor(8630) },
    ...{ paid: minor(8630), given_back: minor(0), refunds: [], proposals: [] },
    ...fields,
  }
}
