import type { BasketEntry } from 'shared/contract/basket'
import type { Item } from 'shared/contract/content'
import { loggedOut } from 'shared/contract/page-events'
import * as flow from 'shared/flow'
import { atom } from 'shared/stores'
import { keepDraft, takeDraft } from './drafts.ts'
import { forked, newRecord, readRecord, writeRecord, type WizardRecord } from './record.ts'
import { claimSlot } from './slot-lock.ts'
import { forgetUnfinished, keepUnfinished, readUnfinished } from './unfinished.ts'

const ofThisTab = (): Storage => sessionStorage
const ofThisBrowser = (): Storage => localStorage
const kept = readRecord(ofThisTab)

/** Where the person is in the wizard and what was chosen so far. */
export const $wizard = atom<WizardRecord>(kept ?? newRecord())

let resuming: Promise<boolean> | undefined
/** What tabs that are gone left unfinished; a tab that was only reloaded has its own. */
const abandoned = kept ? [] : readUnfinished(ofThisBrowser)

$wizard.listen((record, before) => {
  keepSoon()
  if (record.slot !== before?.slot) void holdSlot()
})
if (abandoned.length === 0) void holdSlot()
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) void holdSlot()
})

/** Milliseconds. Long enough for the paint that shows the step: on a slow phone, writing takes longer than a frame. */
const soon = 60
let isKeptSoon = false

function keepSoon(): void {
  if (isKeptSoon) return
  isKeptSoon = true
  setTimeout(keepNow, soon)
}

function keepNow(): void {
  if (!isKeptSoon) return
  isKeptSoon = false
  const record = $wizard.get()
  writeRecord(ofThisTab, record)
  keepUnfinished(ofThisBrowser, record)
}

globalThis.addEventListener?.('pagehide', keepNow)
// The next colleague at this till begins with nothing of another's customer.
globalThis.addEventListener?.(loggedOut, startAgain)

/** Sends what the person did at this step into the flow. */
export function send(event: flow.FlowEvent): void {
  if (event.type === 'new-item') return startAgain()
  change((state) => flow.next(state, event))
}

/** Keeps what is being typed or marked. */
export function type(text: string): void {
  change((state) => flow.draft(state, text))
}

export function goBack(): void {
  change(flow.back)
}

/** An earlier answer is about to be changed: what follows and still applies is not asked again. */
export function changeEarlier(): void {
  change(flow.changeEarlier)
}

/** Walks back or forth until so many places lie behind, as far as there are any. */
export function walkTo(depth: number): void {
  change((state) => {
    let walked = state
    while (walked.history.length > depth) walked = flow.back(walked)
    while (walked.history.length < depth && walked.future.length > 0) walked = flow.forward(walked)
    return walked
  })
}

/** Clears the current item data and goes to the item category. */
export function startAgain(): void {
  begin(newRecord())
}

/** Goes to the categories. A booking that is under way becomes a draft, which is offered there. */
export function leaveForCategories(): void {
  keepNow()
  const record = $wizard.get()
  const { place, history, editingEntryId } = record.state
  if (history.length > 0 && !isFinished(record)) {
    keepDraft(record)
    $wizard.set(newRecord())
  } else if (place.step !== 'item-category' || editingEntryId !== null) startAgain()
}

/** Goes on with the draft of a run. Returns whether there is one. */
export function continueDraft(run: string): boolean {
  const draft = takeDraft(run)
  if (draft) begin(draft)
  return draft !== null
}

/** Whether its service lies in the basket. */
export function isFinished({ state: { place } }: WizardRecord): boolean {
  return place.step === 'add-more' || place.step === 'expectations'
}

/** Adds another service to a basket entry, from the service type on. */
export function startWithEntry(entry: BasketEntry, item: Item): void {
  begin(newRecord(flow.startForEntry(entry, item)))
}

/** Whether a tab that may be gone left something that `resume` could take up. */
export function mayResume(): boolean {
  return abandoned.length > 0
}

/**
 * Goes on where a tab that is gone was left, if it is what is wanted here. Resolves to whether there was one;
 * asked again, to the same.
 */
export function resume(isWanted: (state: flow.WizardState) => boolean): Promise<boolean> {
  resuming ??= takeUp(abandoned.filter(({ state }) => isWanted(state)))
  return resuming
}

/** The catalogue as it is now: answers, prices and choices that are no more are dropped. */
export function refreshItem(item: Item): void {
  change((state) => (state.item?.id === item.id ? flow.withItem(state, item) : state))
}

/** Begins another run. The one before is over, so nobody comes back to it. */
export function begin(record: WizardRecord): void {
  forgetUnfinished(ofThisBrowser, $wizard.get().slot)
  $wizard.set(record)
}

async function takeUp(records: readonly WizardRecord[]): Promise<boolean> {
  for (const record of records) {
    if (await claimSlot(record.slot)) {
      $wizard.set(record)
      return true
    }
  }
  await holdSlot()
  return false
}

/** A tab that was duplicated shares its slot with the other one until here. */
async function holdSlot(): Promise<void> {
  const { slot } = $wizard.get()
  if (await claimSlot(slot)) return
  const record = $wizard.get()
  if (record.slot === slot) $wizard.set(forked(record))
}

function change(step: (state: flow.WizardState) => flow.WizardState): void {
  const record = $wizard.get()
  const state = step(record.state)
  if (state !== record.state) $wizard.set({ ...record, state })
}
