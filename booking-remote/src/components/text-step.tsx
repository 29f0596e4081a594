import type { JSX, ReactNode, SubmitEvent } from 'react'
import { isBlank, priceSoFar, type WizardState } from '@darnley/domain/flow'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { TextField } from '@darnley/web/ui/text-field'
import styles from './step-form.module.css'
import { StepBar } from './step-bar.tsx'
import { StepFrame } from './step-frame.tsx'
import { TwoSides } from './two-sides.tsx'

interface TextStepProps {
  state: WizardState
  heading: string
  eyebrow?: string | undefined
  lead?: ReactNode
  label: string
  placeholder?: string
  hint?: string | undefined
  multiline?: boolean
  /** The step may be left empty. */
  optional?: boolean
  guidance?: ReactNode
  /** Beside the field, on wide screens alone. */
  advice?: ReactNode
  submitLabel?: string
  busy?: boolean
  value: string
  /** The length of the stored text, where it differs. */
  storedLength?: number
  onChange: (text: string) => void
  onSubmit: (text: string) => void
  /** Shown below the field, for instance an error. */
  children?: ReactNode
}

/** A step with a single text field; its button is disabled while a required text is empty. */
export function TextStep(props: TextStepProps): JSX.Element {
  const { state, heading, eyebrow, lead, value, optional = false, busy = false } = props
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!busy && (optional || !isBlank(value))) props.onSubmit(value)
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <StepFrame heading={heading} eyebrow={eyebrow} lead={lead}>
        <TwoSides state={state} guidance={props.guidance} advice={props.advice}>
          <TextField
            label={props.label}
            name="text"
            value={value}
            onChange={props.onChange}
            required={!optional}
            autoComplete="off"
            {...(props.placeholder ? { placeholder: props.placeholder } : {})}
            hint={props.hint}
            multiline={props.multiline ?? false}
            {...(props.storedLength === undefined ? {} : { storedLength: props.storedLength })}
          />
          {props.children}
        </TwoSides>
      </StepFrame>
      <StepBar state={state} price={priceSoFar(state)}>
        <Button type="submit" busy={busy} disabled={!optional && isBlank(value)}>
          {props.submitLabel ?? 'Next'}
          <Icon name="arrow-right" />
        </Button>
      </StepBar>
    </form>
  )
}
