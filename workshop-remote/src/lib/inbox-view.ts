import type { ConversationKind, ConversationState } from '@darnley/contract/workshop-messages'

/** What the address of the inbox says. Words that are searched are not in it: they name customers (S21). */
export interface InboxView {
  /** Null for every state. */
  readonly state: ConversationState | null
  /** `mine`, `none`, or the id of a colleague. */
  readonly owner: string | null
  readonly kind: ConversationKind | null
  /** Id of the conversation that is open beside the list. */
  readonly open: string | null
}

export const states = [
  { state: 'open', label: 'Open', sign: 'mail' },
  { state: 'waiting', label: 'With customer', sign: 'speech' },
  { state: 'done', label: 'Done', sign: 'ticked-ring' },
] as const satisfies readonly { state: ConversationState; label: string; sign: string }[]

export const kinds = [
  { kind: 'enquiry', label: 'Enquiry' },
  { kind: 'service_request', label: 'Service request' },
  { kind: 'price_question', label: 'Question about a price' },
  { kind: 'answer', label: 'Answer to a mail' },
  { kind: 'claim', label: 'Claim' },
  { kind: 'written', label: 'Written by us' },
  { kind: 'suggested', label: 'Suggested by us' },
] as const satisfies readonly { kind: ConversationKind; label: string }[]

const uuid = /^[0-9a-f-]{36}$/

/** Reads the address; what it does not know is left out. */
export function inboxViewOf(query: URLSearchParams): InboxView {
  const state = query.get('state')
  const owner = query.get('owner')
  const open = query.get('open')
  const isOwner = owner === 'mine' || owner === 'none' || (owner !== null && uuid.test(owner))
  return {
    state:
      state === 'every' ? null : (states.find((each) => each.state === state)?.state ?? 'open'),
    owner: isOwner ? owner : null,
    kind: kinds.find(({ kind }) => kind === query.get('kind'))?.kind ?? null,
    open: open !== null && uuid.test(open) ? open : null,
  }
}

/** Returns the address of a view; what is usual is left out. */
export function inboxAddress({ state, ...rest }: InboxView): string {
  const query = new URLSearchParams()
  if (state !== 'open') query.set('state', state ?? 'every')
  for (const [name, value] of Object.entries(rest)) if (value !== null) query.set(name, value)
  const text = query.toString()
  return text ? `/messages?${text}` : '/messages'
}

/** Returns the address of one conversation, whatever its state. */
export function conversationAddress(id: string): string {
  return inboxAddress({ state: null, owner: null, kind: null, open: id })
}
