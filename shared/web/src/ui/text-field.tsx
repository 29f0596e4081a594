import { useId, useRef, type ComponentProps, type JSX, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './text-field.module.css'
import { TextLength, useLengthGuard } from './text-length.tsx'

/** The contract's limit for free text. */
const longestText = 2000

interface TextFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** What is wrong and how to fix it, worded for users. */
  error?: string | undefined
  hint?: string | undefined
  required?: boolean
  type?: ComponentProps<'input'>['type']
  autoComplete?: string
  inputMode?: ComponentProps<'input'>['inputMode']
  autoCapitalize?: ComponentProps<'input'>['autoCapitalize']
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint']
  placeholder?: string
  /** Characters. A longer text stays in the field, which shows an error and blocks submitting its form. */
  maxLength?: number
  /** The length that counts when the stored text differs from the typed one. */
  storedLength?: number
  multiline?: boolean
  /** Lets an error summary link to the field. */
  id?: string
  /** A small control before the input, such as the country of a number. */
  lead?: ReactNode
}

/** A labelled text input, associated with its hint and error. */
export function TextField(props: TextFieldProps): JSX.Element {
  const { label, error, hint, required = false, multiline = false } = props
  const generated = useId()
  const id = props.id ?? generated
  const longest = props.maxLength ?? longestText
  const length = props.storedLength ?? props.value.length
  const isTooLong = length > longest
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useLengthGuard(input, isTooLong)
  const describedBy = [hint ? 'hint' : '', error ? 'error' : '', isTooLong ? 'length' : '']
    .filter(Boolean)
    .map((part) => `${id}-${part}`)
    .join(' ')
  const control = {
    id,
    ref: input,
    name: props.name,
    value: props.value,
    required,
    className: `${styles['input']} ${error || isTooLong ? styles['invalid'] : ''}`,
    autoComplete: props.autoComplete,
    autoCapitalize: props.autoCapitalize,
    enterKeyHint: props.enterKeyHint,
    placeholder: props.placeholder,
    onBlur: props.onBlur,
    'aria-invalid': error || isTooLong ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true">*</span> : null}
      </label>
      {hint ? (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {multiline ? (
        <textarea {...control} onChange={(event) => props.onChange(event.target.value)} />
      ) : (
        <div className={props.lead ? styles['row'] : undefined}>
          {props.lead}
          <input
            {...control}
            type={props.type ?? 'text'}
            inputMode={props.inputMode}
            onChange={(event) => props.onChange(event.target.value)}
          />
        </div>
      )}
      <TextLength id={`${id}-length`} length={length} longest={longest} />
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      ) : null}
    </div>
  )
}
