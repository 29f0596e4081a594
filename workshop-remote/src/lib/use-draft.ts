import { useState } from 'react'
import type { LetterChannel } from '@darnley/contract/workshop-messages'
import { parseStored, tabStorage } from '@darnley/web/storage'

/** What a colleague is writing. */
export interface Draft {
  readonly subject: string
  readonly words: string
  /** How it goes out; null until it is chosen. */
  readonly channel: LetterChannel | null
  /** Idempotency key of these words: sent again after a lost connection or a reload, they go out once. */
  readonly key: string
}

interface UseDraft {
  readonly draft: Draft
  readonly change: (part: Partial<Pick<Draft, 'subject' | 'words' | 'channel'>>) => void
  /** Begins another draft. */
  readonly clear: () => void
}

const prefix = 'darnley-draft:'

/** Keeps what is written, over a reload, in this tab alone. Other words get another key. */
export function useDraft(name: string): UseDraft {
  const stored = prefix + name
  const [draft, setDraft] = useState(
    () => parseStored(tabStorage.read(stored), isDraft) ?? newDraft(),
  )
  return {
    draft,
    change: (part) => {
      const changed = { ...draft, ...part, key: crypto.randomUUID() }
      setDraft(changed)
      tabStorage.write(stored, JSON.stringify(changed))
    },
    clear: () => {
      setDraft(newDraft())
      tabStorage.remove(stored)
    },
  }
}

function newDraft(): Draft {
  return { subject: '', words: '', channel: null, key: crypto.randomUUID() }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { subject, words, key, channel }: Partial<Record<keyof Draft, unknown>> = value
  const isChannel = channel === null || channel === 'mail' || channel === 'sms'
  return isChannel && [subject, words, key].every((part) => typeof part === 'string')
}
