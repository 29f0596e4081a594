'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useEffect, useState, type ReactNode } from 'react'
import { checkPrice } from '../../src/fields/basic.ts'
import { checkFeeAmount } from '../../src/rules/usual-fees.ts'
import { toPence, toPounds } from '../../src/rules/pounds.ts'

/** An amount that is typed in pounds and stored in pence. */
export function PoundsField({ field, path: wanted, readOnly }: NumberFieldClientProps): ReactNode {
  const { path, value, setValue, showError, disabled } = useField<number | null>({
    path: wanted,
    // Without it the form would forget what the server refused.
    validate: field.name === 'amount' ? checkFeeAmount : checkPrice,
  })
  const [typed, setTyped] = useState(toPounds(value))
  // A version that is restored, or a form that is reset, has another amount than what was typed.
  useEffect(() => {
    setTyped((text) => (toPence(text) === (value ?? null) ? text : toPounds(value)))
  }, [value])
  return (
    <div className={`field-type number ${showError ? 'error' : ''}`}>
      <FieldLabel
        label={field.label ?? field.name}
        path={path}
        required={field.required ?? false}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          inputMode="decimal"
          autoComplete="off"
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
