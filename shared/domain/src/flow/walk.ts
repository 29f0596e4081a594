import { conditions, nextQuestion, nextSubserviceQuestion } from './conditions.ts'
import type { EventOf, EventType, FlowEvent } from './events.ts'
import { isAsked, knownEvent } from './known.ts'
import type { Place, WizardState } from './state.ts'
import type { Step } from './steps.ts'
import { table, type Arrow } from './table.ts'

/** Returns the state after an event. An event that is unknown or not allowed at the step changes nothing. */
export function next(state: WizardState, event: FlowEvent): WizardState {
  const after = follow(state, event)
  return after === state || state.passed === null ? after : passKnown(after)
}

/** Section 2.2: a Back button shows when there is history and the step is not add more. */
export function canGoBack({ history, place }: WizardState): boolean {
  return history.length > 0 && place.step !== 'add-more'
}

/** Goes to the previous step; without history to the service type when editing an entry, else to the category. */
export function back(state: WizardState): WizardState {
  const previous = state.history.at(-1)
  if (!previous) return { ...state, place: firstPlace(state), future: [] }
  return {
    ...state,
    place: previous,
    history: state.history.slice(0, -1),
    future: [...state.future, state.place],
  }
}

/** Undoes Back; does nothing when there is nothing to undo. */
export function forward(state: WizardState): WizardState {
  const following = state.future.at(-1)
  if (!following) return state
  return {
    ...state,
    place: following,
    history: [...state.history, state.place],
    future: state.future.slice(0, -1),
  }
}

/**
 * Marks that an earlier answer is about to be changed: later answers that still apply are then not asked again. Does
 * not go back itself; use `back`.
 */
export function changeEarlier(state: WizardState): WizardState {
  const ahead = state.future.toReversed()
  return { ...state, passed: [...state.history, state.place, ...ahead] }
}

function firstPlace({ editingEntryId }: WizardState): Place {
  return { step: editingEntryId === null ? 'item-category' : 'service-type', questionId: null }
}

function follow(state: WizardState, event: FlowEvent): WizardState {
  const row = rowFor(state, event.type)
  if (!row) return state
  const changed = row.change(state, event)
  if (!changed) return state
  const arrow = row.arrows.find(({ when }) => !when || conditions[when](changed))
  if (!arrow) return state
  const isKept = changed.history === state.history
  return {
    ...changed,
    place: placeAt(arrow.to, changed),
    history: isKept ? [...state.history, state.place] : changed.history,
    future: [],
  }
}

/**
 * Advances to the first unanswered step. After that step, too, known answers are skipped until nothing is left to ask.
 * The table has no cycles, so this ends.
 */
export function passKnown(state: WizardState): WizardState {
  const event = knownEvent(state)
  const after = event ? follow(state, event) : state
  if (after !== state) return passKnown(after)
  return isAsked(state.place.step) ? state : { ...state, passed: null }
}

function placeAt(step: Step, state: WizardState): Place {
  if (step === 'service-question') return { step, questionId: nextQuestion(state)?.id ?? null }
  if (step === 'subservice-question')
    return { step, questionId: nextSubserviceQuestion(state)?.id ?? null }
  return { step, questionId: null }
}

interface AnyRow {
  readonly change: (state: WizardState, event: EventOf<EventType>) => WizardState | null
  readonly arrows: readonly Arrow[]
}

function rowFor({ place }: WizardState, type: EventType): AnyRow | undefined {
  // The table pairs each event with a row of its type; the type system can't follow that through a lookup.
  return table[place.step][type] as AnyRow | undefined
}
