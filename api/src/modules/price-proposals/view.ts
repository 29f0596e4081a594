import type { PriceProposal } from '@darnley/contract/price-proposals'
import { minor } from '@darnley/domain/money'
import type { OrderMoneyState } from '#src/modules/order-money/give-back.ts'
import { refundOfFall } from '@darnley/domain/price-change'
import { lineOf } from './line.ts'
import type { Proposal } from './repository.ts'

/** Returns a proposal as customer and workshop see it; `nameOf` gives the name of a member of staff. */
export function viewProposal(
  proposal: Proposal,
  { money, nameOf }: { money: OrderMoneyState; nameOf: (actor: string) => string },
): PriceProposal {
  const { change, net, totalBefore, closedAt } = proposal
  const { garment, number, description, service, isOnlyWork } = lineOf(money.order, proposal)
  const difference = minor(proposal.newPrice - proposal.oldPrice)
  return {
    ...{ id: proposal.id, line_id: proposal.lineId, kind: proposal.kind, state: proposal.state },
    ...{ garment, garment_number: number, garment_description: description },
    ...{ service, is_only_work: isOnlyWork },
    ...{ old_price: proposal.oldPrice, new_price: proposal.newPrice, difference },
    discount: discountOf(money, minor(difference - change)),
    reason: proposal.reason,
    proposed_by: nameOf(proposal.actor),
    proposed_at: proposal.createdAt.toISOString(),
    answer_until: proposal.answerUntil.toISOString(),
    pays_if_agreed: minor(Math.max(0, change)),
    refunded_if_agreed: goesBack(proposal, { money, fall: Math.max(0, -change) }),
    refunded_if_refused: goesBack(proposal, { money, fall: net }),
    total_before: totalBefore,
    total_if_agreed: minor(totalBefore + change),
    if_unanswered: proposal.ifUnanswered,
    questions: proposal.questions.map(({ text, askedAt }) => ({
      text,
      asked_at: new Date(askedAt).toISOString(),
    })),
    closed_at: closedAt?.toISOString() ?? null,
  }
}

function discountOf(
  { order: { couponCode: code }, ledger: { percentage } }: OrderMoneyState,
  amount: PriceProposal['difference'],
): PriceProposal['discount'] {
  return code !== null && percentage > 0 ? { code, percentage, amount } : null
}

/** Returns what goes back for a fall, without what was given back for the line before. */
function goesBack(
  { lineId, state }: Proposal,
  { money, fall }: { money: OrderMoneyState; fall: number },
): PriceProposal['refunded_if_agreed'] {
  const line = money.ledger.lines.find(({ id }) => id === lineId)
  if (!line || state !== 'open') return minor(fall)
  return refundOfFall(money.ledger, { line, fall: minor(fall) }).refund
}
