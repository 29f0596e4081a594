/** What the customer reads in mails about another price. */
import { formatWeekdayMoment } from '@darnley/domain/moment'
import { formatMoney, type Minor, minor } from '@darnley/domain/money'
import { nameInSentence } from '@darnley/domain/name-in-sentence'
import type { Proposal } from './repository.ts'
import { endOfSilence } from './rules.ts'

export interface ProposedLine {
  /** Tells garments of the order apart that are called alike, so that each mail says which it is about. */
  readonly uniqueGarment: string
  readonly service: string
}

export interface Words {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** Returns the words of a proposal that waits for its answer. */
export function proposedWords(
  proposal: Proposal,
  { uniqueGarment: garment, service }: ProposedLine,
): Words {
  const { kind, oldPrice, newPrice, change, reason } = proposal
  const prices = `${service}: ${formatMoney(oldPrice)} was agreed, the new price is ${formatMoney(newPrice)}.`
  const ways = {
    more: {
      heading: 'One thing needs more work',
      paragraphs: [
        ...[`We have looked at your ${nameInSentence(garment)}.`, reason, prices],
        `If you agree, you pay ${formatMoney(change)} by card. Nothing is charged until then.`,
      ],
    },
    less: {
      heading: 'One thing costs less',
      paragraphs: [
        ...[`We have looked at your ${nameInSentence(garment)}.`, reason, prices],
        `If you agree, ${formatMoney(minor(-change))} goes back to you.`,
      ],
    },
    not_possible: {
      heading: 'One thing is not possible',
      paragraphs: [
        ...[`We have looked at your ${nameInSentence(garment)}.`, reason],
        `We cannot do this: ${service}. Its price of ${formatMoney(minor(-change))} goes back to you.`,
      ],
    },
  }
  const { heading, paragraphs } = ways[kind]
  return { heading, paragraphs: [...paragraphs, silenceWords(proposal)] }
}

function silenceWords({ kind, ifUnanswered, answerUntil }: Proposal): string {
  const isLeftOut = endOfSilence(kind, ifUnanswered) === 'sent_back'
  const otherwise = isLeftOut
    ? 'we leave this out and its price goes back to you'
    : 'we go on as you ordered'
  return `Please answer by ${formatWeekdayMoment(answerUntil)}. If we hear nothing by then, ${otherwise}.`
}

/** Returns the words of a proposal that was closed; null for one that is open. */
export function closedWords(
  proposal: Proposal,
  { uniqueGarment: garment, service }: ProposedLine,
): Words | null {
  const { state, kind, newPrice, change, net } = proposal
  const price = `${service}: the price is now ${formatMoney(newPrice)}.`
  const leftOut = [
    `We leave this out: ${service}, on your ${nameInSentence(garment)}.`,
    `Its price of ${formatMoney(net)} goes back to you.`,
  ]
  switch (state) {
    case 'open':
      return null
    case 'agreed':
      return kind === 'not_possible'
        ? { heading: 'Thank you for your answer', paragraphs: leftOut }
        : { heading: 'You agreed to the new price', paragraphs: [price, moved(change)] }
    case 'refused':
      return { heading: 'You said no to the new price', paragraphs: leftOut }
    case 'sent_back':
      return { heading: 'We had no answer from you', paragraphs: leftOut }
    case 'went_on':
      return {
        heading: 'We go on as you ordered',
        paragraphs: [
          `We had no answer from you about this: ${service}, on your ${nameInSentence(garment)}.`,
          ...(kind === 'less' ? [price, moved(change)] : ['The price stays as you booked it.']),
        ],
      }
    case 'withdrawn':
      return {
        heading: 'The new price no longer applies',
        paragraphs: [
          `${service}, on your ${nameInSentence(garment)}: the price stays as it was agreed.`,
        ],
      }
  }
}

function moved(change: Minor): string {
  return change > 0
    ? `You have paid ${formatMoney(change)}.`
    : `${formatMoney(minor(-change))} goes back to you.`
}
