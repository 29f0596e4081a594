import type { PriceProposal } from '@darnley/contract/price-proposals'
import { nameInSentence } from '@darnley/domain/name-in-sentence'
import { pounds } from './pounds.ts'

interface ProposalWords {
  readonly heading: string
  readonly lead: string
  readonly yes: string
  /** Null where there is nothing to refuse. */
  readonly no: string | null
}

/** Returns what an open proposal says and offers. */
export function proposalWords(proposal: PriceProposal): ProposalWords {
  const garment = nameInSentence(proposal.garment)
  const no = proposal.is_only_work ? `No, send it back as it is` : 'No, leave this out'
  switch (proposal.kind) {
    case 'more':
      return {
        heading: `Your ${garment}: more work is needed`,
        lead: 'Nothing is charged until you agree. The work rests until then.',
        yes:
          proposal.pays_if_agreed > 0
            ? `Agree and pay ${pounds(proposal.pays_if_agreed)}`
            : 'Agree to the new price',
        no,
      }
    case 'less':
      return {
        heading: `Your ${garment}: it costs less`,
        lead: 'The difference goes back to you when you agree.',
        yes: 'Agree to the lower price',
        no,
      }
    case 'not_possible':
      return {
        heading: `Your ${garment}: one thing is not possible`,
        lead: 'We cannot do this work, so you do not pay for it.',
        yes: 'All right, leave it out',
        no: null,
      }
  }
}

/** Returns what follows from each answer, and from none. */
export function effectWords(proposal: PriceProposal): {
  readonly yes: string
  readonly no: string | null
  readonly silence: string
} {
  const { kind, refunded_if_agreed: back, refunded_if_refused: whole } = proposal
  const leftOut = `the ${pounds(whole)} that you paid for it goes back to you`
  return {
    yes: {
      more: 'we go on at once.',
      less: `${pounds(back)} goes back to you, and we go on at once.`,
      not_possible: `${pounds(back)} goes back to you.`,
    }[kind],
    no: kind === 'not_possible' ? null : `${leftOut}. ${restWords(proposal)}`,
    silence: silenceWords(proposal),
  }
}

function restWords({ is_only_work: isOnlyWork }: PriceProposal): string {
  return isOnlyWork
    ? 'The garment comes back as it is.'
    : 'The other work on the garment is done as you ordered.'
}

function silenceWords({ kind, if_unanswered: chosen }: PriceProposal): string {
  if (kind === 'not_possible') return 'we leave it out, and its price goes back to you.'
  const asChosen = 'You chose that when you booked.'
  if (chosen === 'send_back') return `we do as if you had said no. ${asChosen}`
  return kind === 'less'
    ? `we go on at the lower price. ${asChosen}`
    : `we go on as you ordered, at the agreed price. ${asChosen}`
}

/** Returns how a proposal was closed; null while it is open. */
export function closedWords(proposal: PriceProposal): string | null {
  const { state, kind } = proposal
  const price = pounds(proposal.new_price)
  const what = `${proposal.service}, ${nameInSentence(proposal.garment)}`
  switch (state) {
    case 'open':
      return null
    case 'agreed':
      return kind === 'not_possible' ? `Left out: ${what}` : `You agreed to ${price}: ${what}`
    case 'refused':
      return `Left out, as you asked: ${what}`
    case 'withdrawn':
      return `The price stays: ${what}`
    case 'went_on':
      return kind === 'less' ? `The price is now ${price}: ${what}` : `The price stays: ${what}`
    case 'sent_back':
      return `Left out, because we had no answer: ${what}`
  }
}
