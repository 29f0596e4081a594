import { useState } from 'react'
import { afterPress } from '#src/lib/after-press.ts'
import type { Errors } from '#src/lib/details.ts'
import type { FieldProblem } from './error-summary.tsx'

export interface FieldErrors<Name extends string> {
  readonly attempt: number
  readonly problems: readonly FieldProblem[]
  idOf: (name: Name) => string
  errorOf: (name: Name) => string | undefined
  typed: (name: Name) => void
  blurred: (name: Name, value: string) => void
  failed: () => void
}

/**
 * Controls when errors are shown (U6, U7): after leaving a field that was filled once, hidden while typing in it, and
 * all of them after a failed submit.
 */
export function useFieldErrors<Fields extends object>(
  step: string,
  errors: Errors<Fields>,
): FieldErrors<keyof Fields & string> {
  type Name = keyof Fields & string
  const [shown, setShown] = useState<readonly Name[]>([])
  const [filled, setFilled] = useState<readonly Name[]>([])
  const [attempt, setAttempt] = useState(0)
  const names = Object.keys(errors) as Name[]
  const idOf = (name: Name): string => `${step}-${name}`
  const errorOf = (name: Name): string | undefined =>
    shown.includes(name) ? errors[name] : undefined
  return {
    attempt,
    idOf,
    errorOf,
    problems: names.flatMap((name) => {
      const message = errorOf(name)
      return message ? [{ fieldId: idOf(name), message }] : []
    }),
    typed: (name) => {
      setFilled([...filled, name])
      setShown(shown.filter((other) => other !== name))
    },
    blurred: (name, value) => {
      if (value !== '' || filled.includes(name))
        afterPress(() => setShown((before) => [...before, name]))
    },
    failed: () => {
      setShown(names)
      setAttempt(attempt + 1)
    },
  }
}
