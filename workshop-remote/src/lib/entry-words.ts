import type { ConversationEntry } from '@darnley/contract/workshop-messages'
import { states } from './inbox-view.ts'

/** Returns what a colleague or the customer did, in one line. */
export function changeWords({ kind, actor, words }: ConversationEntry): string {
  switch (kind) {
    case 'received':
      return `${actor} wrote: ${words ?? ''}`
    case 'sent':
      return `${actor} answered: ${words ?? ''}`
    case 'suggested':
      return `${actor} suggested: ${words ?? ''}`
    case 'state':
      return `${actor} set it to “${states.find(({ state }) => state === words)?.label ?? ''}”`
    case 'owner':
      return words === null ? `${actor} took its owner off` : `${actor} gave it to ${words}`
    case 'claim':
      return `${actor} marked it as a claim`
    case 'undelivered':
      return `The message did not arrive: ${words ?? ''}`
    case 'no_claim':
      return `${actor} took the mark of a claim off`
  }
}
