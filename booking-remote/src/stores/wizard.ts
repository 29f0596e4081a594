import type { BasketEntry } from 'shared/contract/basket'
import type { Item } from 'shared/contract/content'
import * as flow from 'shared/flow'
import { $basket, changeBasket } from 'shared/session'
import { atom } from 'shared/stores'
import { toBasketChange } from '#src/lib/basket-change.ts'
import { newRecord, readRecord, writeRecord, type WizardRecord } from './record.ts'

const storage = (): Storage => sessionStorage

/** Where the person is in the wizard and what was chosen so far. */
export const $wizard = atom<WizardRecord>(readRecord(storage))

$wizard.listen((record) => writeRecord(storage, record))

/** Sends what the person did at this step into the flow. */
export function send(event: flow.FlowEvent): void {
  if (event.type === 'new-item') return startAgain()
  change((state) => flow.next(state, event))
}

/** Keeps what is being typed. */
export function type(text: string): void {
  change((state) => flow.draft(state, text))
}

export function goBack(): void {
  change(flow.back)
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
  $wizard.set(newRecord())
}

/** Adds another service to a basket entry, from the service type on. */
export function startWithEntry(entry: BasketEntry, item: Item): void {
  $wizard.set(newRecord(flow.startForEntry(entry, item)))
}

/** Puts the chosen service into the basket and goes on. Rejects with an ApiError when it could not be stored. */
export async function addToBasket(): Promise<void> {
  const { state, lineIds } = $wizard.get()
  const basketChange = toBasketChange(state, { lineIds, entries: $basket.get().entries })
  if (!basketChange) return
  await changeBasket(basketChange)
  const current = $wizard.get()
  // Whoever went elsewhere in the meantime stays there.
  if (current.lineIds === lineIds)
    $wizard.set(newRecord(flow.next(current.state, { type: 'added' })))
}

function change(step: (state: flow.WizardState) => flow.WizardState): void {
  const record = $wizard.get()
  const state = step(record.state)
  if (state !== record.state) $wizard.set({ ...record, state })
}
