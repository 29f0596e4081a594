import type { Conversation } from '@darnley/contract/workshop-messages'
import type { useLetterWrite } from '#src/components/messages/use-letter-write.ts'

/** What the parts of an open conversation share, so that one write runs at a time. */
export interface Writing {
  readonly conversation: Conversation
  readonly write: ReturnType<typeof useLetterWrite>
  /** Returns the version on which the colleague decides, from the first word or press on. */
  readonly seen: () => number
  readonly onDone: () => void
}
