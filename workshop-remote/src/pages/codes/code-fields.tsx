import type { JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { Pair } from '#src/components/form/form.tsx'
import type { CodeDraft, CodeField } from './code-choice.ts'
import styles from './page.module.css'

interface CodeFieldsProps {
  isNew: boolean
  draft: CodeDraft
  faults: ReadonlyMap<CodeField, string>
  onChange: (part: Partial<CodeDraft>) => void
}

/** A code keeps its letters: customers have them on paper. */
export function CodeFields({ isNew, draft, faults, onChange }: CodeFieldsProps): JSX.Element {
  const field = (name: CodeField) => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    error: faults.get(name),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <Pair>
        {isNew ? <TextField {...field('code')} label="Code" maxLength={30} /> : null}
        <TextField {...field('percentage')} label="Per cent off services" inputMode="numeric" />
      </Pair>
      <TextField
        {...field('name')}
        label="What it is for"
        hint="Customers do not see this."
        maxLength={100}
      />
      <Pair>
        <TextField {...field('starts_on')} label="First day" type="date" />
        <TextField {...field('ends_on')} label="Last day" type="date" />
      </Pair>
      <Pair>
        <TextField {...field('max_uses')} label="Uses in all" inputMode="numeric" />
        <TextField
          {...field('max_uses_per_customer')}
          label="Uses for each customer"
          inputMode="numeric"
        />
      </Pair>
      <p className={styles['note']}>Days and limits that are left empty do not apply.</p>
      {isNew ? null : (
        <label className={styles['switch']}>
          <input
            type="checkbox"
            checked={draft.is_enabled}
            onChange={({ target }) => onChange({ is_enabled: target.checked })}
          />
          Switched on
        </label>
      )}
    </>
  )
}
