import { useState, type JSX, type ReactNode } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from './form.tsx'
import { PlainButton } from './plain-button.tsx'

/** What a colleague chose, and why. */
export interface Decision<Choice extends string> {
  readonly choice: Choice | null
  readonly words: string
}

export type DecisionFaults = ReadonlyMap<keyof Decision<string>, string>

interface ChoiceField<Choice extends string> {
  readonly value: Choice | null
  readonly error: string | undefined
  readonly onChange: (choice: Choice) => void
}

interface DecisionFormProps<Choice extends string> {
  /** Draws the choice. */
  choice: (field: ChoiceField<Choice>) => ReactNode
  /** What the words are for; may depend on the choice. */
  wordsLabel: (choice: Choice | null) => string
  /** What follows from the choice. */
  hint?: (choice: Choice | null) => ReactNode
  faultsOf: (decision: Decision<Choice>) => DecisionFaults
  /** On the button that changes nothing. */
  keep: string
  confirm: string
  isPending: boolean
  problem: string | null
  onClose: () => void
  /** Called with words without spaces around them, once nothing is missing. */
  onSubmit: (choice: Choice, words: string) => void
}

/** A choice by hand with its words, which stand in the history. What was chosen stays until it had its effect. */
export function DecisionForm<Choice extends string>(props: DecisionFormProps<Choice>): JSX.Element {
  const { choice: draw, wordsLabel, hint, faultsOf, onSubmit } = props
  const [decision, setDecision] = useState<Decision<Choice>>({ choice: null, words: '' })
  const [faults, setFaults] = useState<DecisionFaults>(new Map())
  const { choice, words } = decision

  function submit(): void {
    const found = faultsOf(decision)
    setFaults(found)
    if (choice !== null && found.size === 0) onSubmit(choice, words.trim())
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      {draw({
        value: choice,
        error: faults.get('choice'),
        onChange: (chosen) => setDecision({ ...decision, choice: chosen }),
      })}
      {hint?.(choice)}
      <TextField
        label={wordsLabel(choice)}
        name="words"
        multiline
        maxLength={1000}
        value={words}
        error={faults.get('words')}
        onChange={(typed) => setDecision({ ...decision, words: typed })}
      />
      {props.problem ? <Notice tone="error">{props.problem}</Notice> : null}
      <Buttons>
        <PlainButton onClick={props.onClose}>{props.keep}</PlainButton>
        <Button type="submit" busy={props.isPending}>
          {props.confirm}
        </Button>
      </Buttons>
    </Form>
  )
}
