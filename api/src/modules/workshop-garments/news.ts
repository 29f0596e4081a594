/**
 * What a tailor is told of suggestions and other prices at a garment: what happened, by whom, and about what. It has no
 * sums, no reasons of managers and no words of customers, which only managers read.
 */
import type { GarmentNews } from '@darnley/contract/workshop-garments'
import type { EntryAtGarment } from '#src/modules/conversations/garment-repository.ts'
import { shorten } from '#src/modules/conversations/rules.ts'
import type { Proposal } from '#src/modules/price-proposals/repository.ts'

/** How much of a suggestion names it in what is told later. */
const ABOUT = 60

export interface StoredNews extends Pick<GarmentNews, 'id' | 'kind' | 'about'> {
  readonly at: Date
  /** staff:<id> or customer */
  readonly actor: string
}

export interface ProposalOfLine {
  readonly proposal: Proposal
  readonly service: string
}

interface Facts {
  readonly entries: readonly EntryAtGarment[]
  readonly proposals: readonly ProposalOfLine[]
}

/** Returns what is told at a garment, oldest first. */
export function newsOf({ entries, proposals }: Facts): StoredNews[] {
  const suggested = entries.filter(({ kind }) => kind === 'suggested')
  const ids = new Set(proposals.map(({ proposal }) => proposal.id))
  return [
    ...suggested.flatMap((suggestion) =>
      newsOfSuggestion(suggestion, {
        entries: entries.filter(
          ({ conversationId }) => conversationId === suggestion.conversationId,
        ),
        proposals,
      }),
    ),
    ...proposals.flatMap(newsOfProposal),
    ...entries
      .filter(({ kind, conversationId }) => kind === 'sent' && ids.has(conversationId))
      .map((entry) => ({
        ...newsOfEntry(entry),
        kind: 'price_question_answered' as const,
        about:
          proposals.find(({ proposal }) => proposal.id === entry.conversationId)?.service ?? '',
      })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function newsOfSuggestion(suggestion: EntryAtGarment, { entries, proposals }: Facts): StoredNews[] {
  const words = suggestion.words ?? ''
  return entries.flatMap((entry): StoredNews[] => {
    const kind = kindOf(entry, { isUnused: isUnused(entry, { suggestion, entries, proposals }) })
    if (kind === null) return []
    return [
      { ...newsOfEntry(entry), kind, about: kind === 'suggested' ? words : shorten(words, ABOUT) },
    ]
  })
}

function newsOfEntry({ id, at, actor }: EntryAtGarment): Pick<StoredNews, 'id' | 'at' | 'actor'> {
  return { id: `entry-${id}`, at, actor }
}

function kindOf(
  { kind, words }: EntryAtGarment,
  { isUnused: isNothingDone }: { readonly isUnused: boolean },
): GarmentNews['kind'] | null {
  if (kind === 'suggested') return 'suggested'
  if (kind === 'sent') return 'written'
  if (kind === 'received') return 'answered'
  if (words === 'open') return 'reopened'
  if (words !== 'done') return null
  return isNothingDone ? 'closed_unused' : 'closed'
}

/** Whether neither a message nor another price came of a suggestion before an entry. */
function isUnused(
  { id, at }: EntryAtGarment,
  { suggestion, entries, proposals }: Facts & { readonly suggestion: EntryAtGarment },
): boolean {
  const isWritten = entries.some((entry) => entry.kind === 'sent' && entry.id < id)
  const isProposed = proposals.some(
    ({ proposal: { createdAt } }) => createdAt >= suggestion.at && createdAt <= at,
  )
  return !isWritten && !isProposed
}

const closings: Readonly<Record<Exclude<Proposal['state'], 'open'>, GarmentNews['kind']>> = {
  agreed: 'price_agreed',
  refused: 'price_refused',
  withdrawn: 'price_withdrawn',
  went_on: 'price_went_on',
  sent_back: 'price_sent_back',
}

function newsOfProposal({ proposal, service: about }: ProposalOfLine): StoredNews[] {
  const { id, kind, state, actor, createdAt, closedAt, closedBy, questions } = proposal
  const isPossible = kind !== 'not_possible'
  const proposed = isPossible ? 'price_proposed' : 'not_possible'
  const told: StoredNews[] = [
    { id: `${id}-proposed`, kind: proposed, about, at: createdAt, actor },
    ...questions.map(({ askedAt }, index): StoredNews => ({
      ...{ id: `${id}-asked-${index + 1}`, kind: 'price_asked', about },
      ...{ at: new Date(askedAt), actor: 'customer' },
    })),
  ]
  if (state === 'open' || closedAt === null) return told
  const closed = state === 'agreed' && !isPossible ? 'leaving_out_agreed' : closings[state]
  // Without an answer the time is over, which is told as what the customer did not do.
  const by = closedBy === null || closedBy === 'system' ? 'customer' : closedBy
  return [...told, { id: `${id}-closed`, kind: closed, about, at: closedAt, actor: by }]
}
