import { useState } from 'react'
import type { BasketEntry } from '@darnley/contract/basket'
import { changeBasket } from '@darnley/web/session'
import { pageHeadingId } from '@darnley/web/ui/page'

/** A removed service and its position, to restore it. */
export interface Removal {
  readonly entry: BasketEntry
  readonly entryIndex: number
  readonly serviceId: string
}

export type RemovalOutcome = 'removed' | 'not-removed' | 'restored' | 'not-restored'

export interface Removals {
  readonly last: Removal | null
  readonly outcome: RemovalOutcome | null
  remove: (removal: Removal) => void
  restore: (removal: Removal) => void
}

/** Removes services without confirmation, because the last removal can be undone. */
export function useRemoval(): Removals {
  const [last, setLast] = useState<Removal | null>(null)
  const [outcome, setOutcome] = useState<RemovalOutcome | null>(null)

  function attempt(removal: Removal, step: 'remove' | 'restore'): void {
    setLast(removal)
    setOutcome(step === 'remove' ? 'removed' : 'restored')
    focusPage()
    changeBasket(
      step === 'remove' ? removalOf(removal) : { type: 'restore-service', ...removal },
    ).catch(() => setOutcome(step === 'remove' ? 'not-removed' : 'not-restored'))
  }

  return {
    last,
    outcome,
    remove: (removal) => attempt(removal, 'remove'),
    restore: (removal) => attempt(removal, 'restore'),
  }
}

function removalOf({ entry, serviceId }: Removal) {
  return { type: 'remove-service', entryId: entry.id, serviceId } as const
}

/** Moves the focus off a button that disappears, without scrolling; "Undo" is the next stop. */
function focusPage(): void {
  document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
}
