import type { BasketEntry } from '@darnley/contract/basket'
import type { Item } from '@darnley/contract/content'
import { loggedOut } from '@darnley/contract/page-events'
import * as flow from '@darnley/domain/flow'
import { browserStorage, tabStorage } from '@darnley/web/storage'
import { atom } from '@darnley/web/stores'
import type { FoundOffer } from '#src/lib/find-entry.ts'
import { keepDraft, takeDraft } from './drafts.ts'
import { forked, newRecord, readRecord, writeRecord, type WizardRecord } from './record.ts'
import { claimSlot } from './slot-lock.ts'
import { forgetUnfinished, keepUnfinished, readUnfinished } from './unfinished.ts'

const kept = readRecord(tabStorage)

/** The current place in the wizard and the choices so far. */
export const $wizard = atom<WizardRecord>(kept ?? newRecord())

let resuming: Promise<boolean> | undefined
/** Unfinished bookings of closed tabs; a reloaded tab has its own. */
const abandoned = kept ? [] : readUnfinished(browserStorage)

$wizard.listen((record, before) => {
  keepSoon()
  if (record.slot !== before?.slot) void holdSlot()
})
if (abandoned.length === 0) void holdSlot()
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) void holdSlot()
})

/** Milliseconds. Longer than the paint of the step: on a slow phone, writing takes longer than a frame. */
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
  writeRecord(tabStorage, record)
  keepUnfinished(browserStorage, record)
}

globalThis.addEventListener?.('pagehide', keepNow)
// The next user of a shared till must not see a customer's booking.
globalThis.addEventListener?.(loggedOut, startAgain)

/** Passes the user's event to the flow. */
export function send(event: flow.FlowEvent): void {
  if (event.type === 'new-item') return startAgain()
  change((state) => flow.next(state, event))
}

/** Stores a draft of the typed text or the marked option. */
export function type(text: string): void {
  change((state) => flow.draft(state, text))
}

export function goBack(): void {
  change(flow.back)
}

/** Prepares the change of an earlier answer: later answers that still apply are not asked again. */
export function changeEarlier(): void {
  change(flow.changeEarlier)
}

/** Goes back or forward to a depth, or as near as possible. */
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

/** Goes to the categories. An unfinished booking becomes a draft, which is offered there. */
export function leaveForCategories(): void {
  const { place, editingEntryId } = $wizard.get().state
  if (keepAsDraft()) $wizard.set(newRecord())
  else if (place.step !== 'item-category' || editingEntryId !== null) startAgain()
}

/** Keeps an unfinished booking as a draft, which is offered at the categories. Returns whether there was one. */
function keepAsDraft(): boolean {
  keepNow()
  const record = $wizard.get()
  const isBegun = record.state.history.length > 0 && record.state !== untouched
  if (!isBegun || isFinished(record)) return false
  keepDraft(record)
  return true
}

/** Continues the draft of a run. Returns false when there is none. */
export function continueDraft(run: string): boolean {
  const draft = takeDraft(run)
  if (draft) begin(draft)
  return draft !== null
}

/** Whether its service is in the basket. */
export function isFinished({ state: { place } }: WizardRecord): boolean {
  return place.step === 'add-more' || place.step === 'expectations'
}

/** Starts adding another service to a basket entry, at the service type, or with that service chosen. */
export function startWithEntry(entry: BasketEntry, item: Item, serviceId?: string | null): void {
  keepAsDraft()
  begin(newRecord(flow.startForEntry(entry, item)))
  const service = item.services.find(({ id }) => id === serviceId)
  if (!service) return
  send({ type: 'choose-service-type', serviceType: service.serviceType })
  send({ type: 'choose-service', service })
}

/** Starts a booking of what a link named: only what is still unknown is asked. */
export function startWithOffer({ itemCategory, item, service }: FoundOffer): void {
  keepAsDraft()
  if (service && !item) return begin(newRecord(flow.startForService(itemCategory, service)))
  begin(newRecord())
  send(
    item
      ? { type: 'find', itemCategory, item, service }
      : { type: 'choose-category', itemCategory },
  )
}

/** The state of a basket line as it was opened: left without a change, it is no draft. */
let untouched: flow.WizardState | null = null

/** Starts changing a basket line, with every answer given. */
export function startWithLine(line: flow.LineToEdit): void {
  keepAsDraft()
  untouched = flow.startForLine(line)
  begin(newRecord(untouched))
}

/** Turns the change of a basket line, which has left the basket, into a new line. */
export function addInstead(): void {
  const record = $wizard.get()
  $wizard.set({ ...record, state: { ...record.state, edited: undefined } })
}

/** Whether a closed tab left a resumable booking. */
export function mayResume(): boolean {
  return abandoned.length > 0
}

/**
 * Continues the booking of a closed tab if `isWanted` accepts it. Resolves to whether there was one; repeated calls
 * return the same result.
 */
export function resume(isWanted: (state: flow.WizardState) => boolean): Promise<boolean> {
  resuming ??= takeUp(abandoned.filter(({ state }) => isWanted(state)))
  return resuming
}

/** Updates the item from the current catalogue: drops answers, prices and choices that no longer exist. */
export function refreshItem(item: Item): void {
  change((state) => (state.item?.id === item.id ? flow.withItem(state, item) : state))
}

/** Begins another run, which the previous one cannot be resumed after. */
export function begin(record: WizardRecord): void {
  forgetUnfinished(browserStorage, $wizard.get().slot)
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

/** Claims the record's slot, or moves to a new one: a duplicated tab shares its slot with the original. */
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
