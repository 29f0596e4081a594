import { useRef, useState } from 'react'
import type { Conversation } from '@darnley/contract/workshop-messages'
import { useQueryClient } from '@darnley/web/query'
import { letterProblemOf, type LetterProblem } from '#src/lib/letter-problem.ts'
import { conversationQuery } from '#src/queries/messages.ts'

/** What stands above a form's buttons after a press that had no effect. */
export type LetterState =
  | { readonly type: 'idle' }
  | { readonly type: 'sending' }
  | Exclude<LetterProblem, { type: 'faults' }>

export type LetterField = 'subject' | 'words'

interface Press {
  /** What the form finds missing before it is sent. */
  readonly faults?: ReadonlyMap<LetterField, string>
  readonly send: () => Promise<Conversation>
  readonly onDone?: () => void
}

interface LetterWrite {
  readonly state: LetterState
  readonly faults: ReadonlyMap<LetterField, string>
  readonly press: (press: Press) => Promise<void>
}

/** Sends one letter or change at a time. What was typed stays in its form until it had its effect. */
export function useLetterWrite({
  onConflict,
}: {
  /** Called with the conversation as it is now, when it was changed since it was seen. */
  onConflict?: (current: Conversation) => void
} = {}): LetterWrite {
  const [state, setState] = useState<LetterState>({ type: 'idle' })
  const [faults, setFaults] = useState<ReadonlyMap<LetterField, string>>(new Map())
  const isSending = useRef(false)
  const client = useQueryClient()

  const keep = (current: Conversation): void =>
    void client.setQueryData(conversationQuery(current.id, true).queryKey, current)

  async function send({ send: call, onDone }: Press): Promise<void> {
    setState({ type: 'sending' })
    try {
      keep(await call())
      setState({ type: 'idle' })
      onDone?.()
      void client.invalidateQueries({ queryKey: ['workshop'] })
    } catch (error) {
      handle(letterProblemOf(error))
    }
  }

  function handle(problem: LetterProblem): void {
    if (problem.type === 'changed') {
      keep(problem.conflict.current)
      onConflict?.(problem.conflict.current)
    }
    if (problem.type !== 'faults') return setState(problem)
    const placed = new Map<LetterField, string>()
    const others: string[] = []
    for (const { loc, msg } of problem.faults) {
      const field = loc.at(-1)
      if (field === 'subject' || field === 'words') placed.set(field, msg)
      else others.push(msg)
    }
    setFaults(placed)
    setState(others.length > 0 ? { type: 'refused', words: others.join('. ') } : { type: 'idle' })
  }

  async function press(wanted: Press): Promise<void> {
    // Two presses may come before the button is drawn as busy.
    if (isSending.current) return
    const missing = wanted.faults ?? new Map<LetterField, string>()
    setFaults(missing)
    if (missing.size > 0) return
    isSending.current = true
    await send(wanted)
    isSending.current = false
  }

  return { state, faults, press }
}
