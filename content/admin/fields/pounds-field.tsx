'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useEffect, useState, type ReactNode } from 'react'
import { checkPrice } from '../../src/fields/basic.ts'
import { checkFeeAmount } from '../../src/rules/usual-fees.ts'
import { toPence, toPounds } from '../../src/rules/pounds.ts'
import type { Verdict } from '../../src/rules/verdict.ts'

/** An amount that is typed in pounds and stored in pence. */
export function PoundsField({ field, path: wanted, readOnly }: NumberFieldClientProps): ReactNode {
  const check = field.name === 'amount' ? checkFeeAmount : checkPrice
  const { path, value, setValue, showError, disabled } = useField<number | null>({
    path: wanted,
    // Without it the form would forget what the server refused.
    validate: check,
  })
  const refusal = useRefusal(check(value))
  const isRefused = showError || refusal !== undefined
  const [typed, setTyped] = useState(toPounds(value))
  // A version that is restored, or a form that is reset, has another amount than what was typed.
  useEffect(() => {
    setTyped((text) => (toPence(text) === (value ?? null) ? text : toPounds(value)))
  }, [value])
  return (
    <div className={`field-type number ${isRefused ? 'error' : ''}`}>
      <FieldLabel
        label={field.label ?? field.name}
        path={path}
        required={field.required ?? false}
      />
      <div className="field-type__wrap">
        <div id={`${path}-refusal`}>
          <FieldError path={path} showError={isRefused} {...(refusal && { message: refusal })} />
        </div>
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isRefused}
          aria-describedby={`${path}-refusal`}
          disabled={(readOnly ?? false) || disabled}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setValue(toPence(target.value))
          }}
          onBlur={() => {
            if ((toPence(typed) ?? -1) >= 0) setTyped(toPounds(value))
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  )
}

/**
 * Returns why the amount is refused, once the form was sent. The form's own record of it is lost when a change is
 * published at once: an answer about the change, asked before the form was sent, comes after the refusal and replaces it.
 */
function useRefusal(verdict: Verdict): string | undefined {
  const isSent = useFormSubmitted()
  return isSent && verdict !== true ? verdict : undefined
}
