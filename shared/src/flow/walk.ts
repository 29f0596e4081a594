import type { EventOf, EventType, FlowEvent } from './events.ts'
import type { Place, WizardState } from './state.ts'
import { table } from './table.ts'

/** The state after an event. An event that the step does not know, or may not happen, changes nothing. */
export function next(state: WizardState, event: FlowEvent): WizardState {
  const arrow = arrowFor(state, event.type)
  const after = arrow?.(state, event) ?? state
  if (after === state) return state
  const isKept = after.history === state.history
  return { ...after, history: isKept ? [...state.history, state.place] : after.history, future: [] }
}

/** Section 2.2: a Back button shows when there is history and the step is not add more. */
export function canGoBack({ history, place }: WizardState): boolean {
  return history.length > 0 && place.step !== 'add-more'
}

/** To the previous step; without history to the service type when editing an entry, else to the category. */
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

/** Undoes Back; nothing when there is nothing to undo. */
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

function firstPlace({ editingEntryId }: WizardState): Place {
  return { step: editingEntryId === null ? 'item-category' : 'service-type', questionId: null }
}

function arrowFor(
  { place }: WizardState,
  type: EventType,
): ((state: WizardState, event: FlowEvent) => WizardState | null) | undefined {
  // The table pairs each event with an arrow of its type; the type system can't follow that through a lookup.
  return table[place.step][type] as
    | ((state: WizardState, event: EventOf<EventType>) => WizardState | null)
    | undefined
}
