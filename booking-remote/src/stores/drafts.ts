import { loggedOut } from '@darnley/contract/page-events'
import { atom } from '@darnley/web/stores'
import { isRecord, type WizardRecord } from './record.ts'

const storageKey = 'booking-drafts'
const most = 5

/** This tab's bookings that were left for the categories, the latest last. */
export const $drafts = atom<readonly WizardRecord[]>(readDrafts())

export function keepDraft(record: WizardRecord): void {
  const others = $drafts.get().filter(({ run }) => run !== record.run)
  store([...others, record].slice(-most))
}

/** Removes and returns the draft of a run; null when there is none. */
export function takeDraft(run: string): WizardRecord | null {
  const drafts = $drafts.get()
  const draft = drafts.find((each) => each.run === run)
  if (!draft) return null
  store(drafts.filter((each) => each !== draft))
  return draft
}

// The next user of a shared till must not see a customer's drafts.
globalThis.addEventListener?.(loggedOut, () => store([]))

function store(drafts: readonly WizardRecord[]): void {
  $drafts.set(drafts)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(drafts))
  } catch {
    // Without storage drafts last as long as the page.
  }
}

function readDrafts(): readonly WizardRecord[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecord) : []
  } catch {
    return []
  }
}
