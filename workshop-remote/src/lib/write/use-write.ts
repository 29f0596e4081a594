import { useRef, useState } from 'react'
import type { ValidationFault } from '@darnley/contract/errors'
import type { LastChange } from '@darnley/contract/workshop-people'
import { problemOf, type WriteProblem } from './write-problem.ts'

/** What stands above a form's buttons after a press that had no effect. */
export type WriteState<Seen> =
  | { readonly type: 'idle' }
  | { readonly type: 'sending' }
  | {
      readonly type: 'changed'
      readonly before: Seen
      readonly current: Seen
      readonly lastChange: LastChange | null
    }
  | { readonly type: 'refused'; readonly words: string }
  | { readonly type: 'lost' }
  | { readonly type: 'failed' }

interface Writing<Seen, Field extends string> {
  /** As the page shows it, which changes while a form is filled in; null for something new. */
  readonly seen: Seen | null
  /** Returns the field that a fault of the api stands beside. */
  readonly fieldOf: (path: readonly string[]) => Field | null
  /** Shows what stands now on the page. */
  readonly show: (current: Seen) => void
  readonly onDone: (done: Seen) => void
  /** The field that a conflict is about which no other version explains, such as a code that is taken. */
  readonly refusedField?: Field | undefined
}

interface Press<Seen, Field extends string> {
  /** What the form finds missing before it is sent. */
  readonly faults: ReadonlyMap<Field, string>
  /** The version is 0 for what is new or has none. */
  readonly send: (version: number) => Promise<Seen>
  /** Whether `current` has the effect of an earlier press whose answer was lost. */
  readonly isEffected?: (current: Seen) => boolean
}

export interface Write<Seen, Field extends string> {
  readonly state: WriteState<Seen>
  readonly faults: ReadonlyMap<Field, string>
  /** Called by each change of a field: what is shown then is what the user decides on. */
  readonly touch: () => void
  readonly press: (press: Press<Seen, Field>) => Promise<void>
}

/** Sends a form with the version that its user saw. What is typed stays in the form until it had its effect. */
export function useWrite<Seen extends object, Field extends string>(
  writing: Writing<Seen, Field>,
): Write<Seen, Field> {
  const [state, setState] = useState<WriteState<Seen>>({ type: 'idle' })
  const [faults, setFaults] = useState<ReadonlyMap<Field, string>>(new Map())
  const decidedOn = useRef<Seen | null>(null)
  const isSending = useRef(false)

  async function send(press: Press<Seen, Field>): Promise<void> {
    const before = (decidedOn.current ??= writing.seen)
    setState({ type: 'sending' })
    try {
      finish(await press.send(versionOf(before)))
    } catch (error) {
      handle(problemOf<Seen>(error), { before, press })
    }
  }

  function finish(done: Seen): void {
    decidedOn.current = null
    setState({ type: 'idle' })
    writing.onDone(done)
  }

  function handle(
    problem: WriteProblem<Seen>,
    { before, press }: { before: Seen | null; press: Press<Seen, Field> },
  ): void {
    if (problem.type === 'conflict') {
      const { current, lastChange, words } = problem
      if (before === null || versionOf(current) === versionOf(before)) return refuse(words)
      if (press.isEffected?.(current)) return finish(current)
      decidedOn.current = current
      writing.show(current)
      setState({ type: 'changed', before, current, lastChange })
    } else if (problem.type === 'faults') {
      const { placed, others } = place(problem.faults, writing.fieldOf)
      setFaults(placed)
      setState(others ? { type: 'refused', words: others } : { type: 'idle' })
    } else setState(problem)
  }

  function refuse(words: string): void {
    const { refusedField } = writing
    if (refusedField) setFaults(new Map([[refusedField, words]]))
    setState(refusedField ? { type: 'idle' } : { type: 'refused', words })
  }

  async function press(wanted: Press<Seen, Field>): Promise<void> {
    // Two presses may come before the button is drawn as busy.
    if (isSending.current) return
    setFaults(wanted.faults)
    if (wanted.faults.size > 0) return
    isSending.current = true
    await send(wanted)
    isSending.current = false
  }

  return { state, faults, touch: () => void (decidedOn.current ??= writing.seen), press }
}

function versionOf(seen: object | null): number {
  return seen && 'version' in seen && typeof seen.version === 'number' ? seen.version : 0
}

/** Returns each fault beside its field, and the words of those that belong to none. */
function place<Field extends string>(
  faults: readonly ValidationFault[],
  fieldOf: (path: readonly string[]) => Field | null,
): { placed: Map<Field, string>; others: string } {
  const placed = new Map<Field, string>()
  const others: string[] = []
  for (const { loc, msg } of faults) {
    const field = fieldOf(loc.slice(1).map(String))
    if (field === null) others.push(msg)
    else if (!placed.has(field)) placed.set(field, msg)
  }
  return { placed, others: others.join('. ') }
}
