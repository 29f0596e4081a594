import { useState } from 'react'
import { faultsByField, isApiError } from '@darnley/web/client'
import { useChange } from '@darnley/web/query'

type Values<Field extends string> = Readonly<Record<Field, string>>
export type Faults<Field extends string> = Partial<Record<Field, string>>

interface Wanted<Field extends string, Answer> {
  readonly initial: Values<Field>
  /** Returns what is wrong before the form is sent. */
  readonly check: (values: Values<Field>) => Faults<Field>
  readonly send: (values: Values<Field>) => Promise<Answer>
  readonly onSent?: (answer: Answer) => void
  /** Called when the session has ended. */
  readonly onTooOld?: () => void
  /** Keeps what was typed after it was sent; else the fields are emptied. */
  readonly keeps?: boolean
}

interface FieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export interface AccountForm<Field extends string> {
  readonly isPending: boolean
  readonly isSuccess: boolean
  /** Null when the fields say what is wrong. */
  readonly failure: Error | null
  readonly field: (name: Field) => FieldProps
  readonly submit: () => void
}

/** The fields of a form and what is wrong with them: before it is sent, and then in the api's words. */
export function useAccountForm<Field extends string, Answer>({
  initial,
  check,
  send,
  onSent,
  onTooOld,
  keeps = false,
}: Wanted<Field, Answer>): AccountForm<Field> {
  const [values, setValues] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const { mutate, reset, error, isPending, isSuccess } = useChange({
    mutationFn: () => send(values),
    onSuccess: (answer) => {
      if (!keeps) setValues(initial)
      setIsTried(false)
      onSent?.(answer)
    },
    onError: (reason) => {
      if (isApiError(reason) && reason.code === 'Not Found') onTooOld?.()
    },
  })
  const found = isTried ? check(values) : {}
  const told = faultsOf(error)
  return {
    isPending,
    isSuccess,
    failure: told.size > 0 ? null : error,
    field: (name) => ({
      value: values[name],
      error: (found as Faults<Field>)[name] ?? told.get(name),
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }))
        if (error !== null || isSuccess) reset()
      },
    }),
    submit: () => {
      setIsTried(true)
      if (Object.keys(check(values)).length === 0) mutate()
    },
  }
}

function faultsOf(error: Error | null): ReadonlyMap<string, string> {
  return isApiError(error) && error.code === 'Validation Error'
    ? faultsByField(error.body)
    : new Map()
}
