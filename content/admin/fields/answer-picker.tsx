'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  useAllFormFields,
  useField,
} from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { answersFor } from './answers.ts'

/** Replaces Payload's JSON editor, which is loaded from another host and would require editors to type ids. */
export function AnswerPicker({ field, path: wanted, readOnly }: JSONFieldClientProps): ReactNode {
  const { path, value, setValue, showError } = useField<string[] | null>({ path: wanted })
  const [form] = useAllFormFields()
  const answers = answersFor(path, form)
  const chosen = (value ?? []).map(
    (id) => answers.find((answer) => answer.value === id) ?? { value: id, label: id },
  )
  return (
    <div className={`field-type json ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label ?? field.name} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          isMulti
          isClearable
          disabled={readOnly ?? false}
          options={answers}
          value={chosen}
          showError={showError}
          onChange={(selected) => {
            const ids = [selected ?? []].flat().map((each) => String(each.value))
            setValue(ids.length > 0 ? ids : null)
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  )
}
