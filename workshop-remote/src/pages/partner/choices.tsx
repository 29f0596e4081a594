import { useId, type JSX } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import styles from './fields.module.css'

interface ChoicesProps<Value extends string> {
  legend: string
  /** What each value is called. */
  words: Readonly<Partial<Record<Value, string>>>
  chosen: readonly Value[]
  error?: string | undefined
  onChange: (chosen: Value[]) => void
}

/** Check boxes: any of a few. */
export function Choices<Value extends string>(props: ChoicesProps<Value>): JSX.Element {
  const { legend, words, chosen, error, onChange } = props
  const id = useId()
  const values = Object.keys(words) as Value[]
  const choose = (value: Value, isChosen: boolean): void =>
    onChange(values.filter((each) => (each === value ? isChosen : chosen.includes(each))))
  return (
    <fieldset
      className={styles['choices']}
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => choose(value, target.checked)}
          />
          {words[value]}
        </label>
      ))}
      {error ? (
        <p className={styles['error']} id={id}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
