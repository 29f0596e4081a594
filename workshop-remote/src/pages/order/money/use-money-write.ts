import { useRef, useState } from 'react'
import type { ValidationFault } from '@darnley/contract/errors'
import type { MoneyEvent, OrderMoney } from '@darnley/contract/workshop-money'
import { useQueryClient } from '@darnley/web/query'
import { moneyQuery } from '#src/queries/money.ts'
import { eventsBetween } from './events.ts'
import { problemOf } from './write-problem.ts'

/** What stands above a form's buttons after a press that had no effect. */
export type WriteState =
  | { readonly type: 'idle' }
  | { readonly type: 'sending' }
  | { readonly type: 'changed'; readonly events: readonly MoneyEvent[] }
  | { readonly type: 'refused'; readonly words: string }
  | { readonly type: 'lost' }
  | { readonly type: 'failed' }

interface Writing<Field extends string> {
  /** The order as the page shows it, which changes while a form is filled in. */
  readonly money: OrderMoney
  /** Returns the field that a fault of the api stands beside. */
  readonly fieldOf: (path: readonly string[]) => Field | null
  readonly onDone: (money: OrderMoney) => void
}

interface Press<Field extends string> {
  /** What the form finds missing before it is sent. */
  readonly faults: ReadonlyMap<Field, string>
  readonly send: (version: number) => Promise<OrderMoney>
  /** Whether the order shows the effect of an earlier press whose answer was lost. */
  readonly isEffected?: (money: OrderMoney) => boolean
}

export interface MoneyWrite<Field extends string> {
  readonly state: WriteState
  readonly faults: ReadonlyMap<Field, string>
  /** Called by each change of a field: the order as it is then is the one that the user decides on. */
  readonly touch: () => void
  readonly press: (press: Press<Field>) => Promise<void>
}

/**
 * Sends a form about money with the version of the order that its user saw. What is typed stays in the form until it
 * had its effect.
 */
export function useMoneyWrite<Field extends string>(writing: Writing<Field>): MoneyWrite<Field> {
  const { money, fieldOf, onDone } = writing
  const [state, setState] = useState<WriteState>({ type: 'idle' })
  const [faults, setFaults] = useState<ReadonlyMap<Field, string>>(new Map())
  const seen = useRef<OrderMoney | null>(null)
  const isSending = useRef(false)
  const client = useQueryClient()

  function show(current: OrderMoney): void {
    client.setQueryData(moneyQuery(current._id, true).queryKey, current)
  }

  async function send(press: Press<Field>): Promise<void> {
    const before = (seen.current ??= money)
    setState({ type: 'sending' })
    try {
      finish(await press.send(before.version))
    } catch (error) {
      handle(error, { before, press })
    }
  }

  function finish(current: OrderMoney): void {
    seen.current = null
    show(current)
    setState({ type: 'idle' })
    onDone(current)
    // The order's status, history and place on the desk follow.
    void client.invalidateQueries({ queryKey: ['workshop'] })
  }

  function handle(
    error: unknown,
    { before, press }: { before: OrderMoney; press: Press<Field> },
  ): void {
    const problem = problemOf(error)
    if (problem.type === 'changed') {
      const { current } = problem
      if (press.isEffected?.(current)) return finish(current)
      seen.current = current
      show(current)
      setState({ type: 'changed', events: eventsBetween(before, current) })
    } else if (problem.type === 'faults') {
      const { placed, others } = place(problem.faults, fieldOf)
      setFaults(placed)
      setState(others ? { type: 'refused', words: others } : { type: 'idle' })
    } else setState(problem)
  }

  async function press(wanted: Press<Field>): Promise<void> {
    // Two presses may come before the button is drawn as busy.
    if (isSending.current) return
    setFaults(wanted.faults)
    if (wanted.faults.size > 0) return
    isSending.current = true
    await send(wanted)
    isSending.current = false
  }

  return { state, faults, touch: () => void (seen.current ??= money), press }
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
