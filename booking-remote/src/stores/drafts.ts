import { loggedOut } from '@darnley/contract/page-events'
import { parseStored, tabStorage } from '@darnley/web/storage'
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
  tabStorage.write(storageKey, JSON.stringify(drafts))
}

function readDrafts(): readonly WizardRecord[] {
  const kept: unknown[] = parseStored(tabStorage.read(storageKey), Array.isArray) ?? []
  return kept.filter(isRecord)
}
