import { useRef, useState } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { parseStored, tabStorage } from '@darnley/web/storage'
import { draftOf, isTyped, type PartnerDraft, type Typed } from './partner-draft.ts'

interface UseTyped extends Typed {
  /** Whether it was typed before this page was loaded. */
  readonly isRestored: boolean
  readonly change: (draft: PartnerDraft) => void
  /** Goes on from what stands now, and keeps what was typed. */
  readonly rebase: (base: ManagedPartner) => void
  /** Forgets what was typed. */
  readonly drop: (base: ManagedPartner | null) => void
}

/** Keeps what an owner types about a partner, over a reload, in this tab alone. */
export function useTyped(partner: ManagedPartner | null): UseTyped {
  const key = `darnley-draft:partner:${partner?.id ?? ''}`
  const begin = (base: ManagedPartner | null): Typed & { isRestored: boolean } => ({
    ...{ base, draft: draftOf(base?.description) },
    isRestored: false,
  })
  const [typed, setTyped] = useState(() => {
    const kept = parseStored(tabStorage.read(key), isTyped)
    return kept ? { ...kept, isRestored: true } : begin(partner)
  })
  // An answer may come after more was typed.
  const latest = useRef(typed)

  function set(next: typeof typed): void {
    latest.current = next
    setTyped(next)
  }

  function keep(part: Partial<Typed>): void {
    const next = { ...latest.current, ...part }
    set(next)
    tabStorage.write(key, JSON.stringify({ base: next.base, draft: next.draft }))
  }

  return {
    ...typed,
    change: (draft) => keep({ draft }),
    rebase: (base) => keep({ base }),
    drop: (base) => {
      tabStorage.remove(key)
      set(begin(base))
    },
  }
}
