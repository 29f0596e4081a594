import { useId, type JSX, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './radio-cards.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  description?: ReactNode
  /** Shown only while the option is selected. */
  extra?: ReactNode
  price?: ReactNode
}

interface RadioCardsProps<Value extends string> {
  legend: ReactNode
  /** Hides the legend visually, where a heading above has the same text. */
  hideLegend?: boolean
  name: string
  /** Lets an error summary link to the first option. */
  id?: string
  /** A hint for all options, below the legend. */
  hint?: ReactNode
  /** What is missing, worded for users. */
  error?: string | undefined
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Called when a pointer presses an option, even one that was selected before; keys only select. */
  onPress?: (value: Value) => void
}

/** Native radios styled as cards: arrow keys, forms and screen readers work natively. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): JSX.Element {
  const group = `${props.name}-${useId()}`
  const { hint, error } = props
  const describedBy = [hint ? `${group}-hint` : '', error ? `${group}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined}>
      <legend className={props.hideLegend ? 'visually-hidden' : styles['legend']}>
        {props.legend}
      </legend>
      {hint ? (
        <p className={styles['hint']} id={`${group}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles['error']} id={`${group}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      ) : null}
      <div className={styles['options']}>
        {props.options.map((option, index) => (
          // Keys work on the radio inside.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <label
            key={option.value}
            className={styles['option']}
            onClick={({ detail }) => {
              // After the press has selected the option.
              if (detail > 0) setTimeout(() => props.onPress?.(option.value))
            }}
          >
            <input
              className={styles['radio']}
              id={index === 0 ? props.id : undefined}
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span>
              <span className={styles['label']}>{option.label}</span>
              {option.description ? (
                <span className={styles['description']}>{option.description}</span>
              ) : null}
              {option.extra && option.value === props.value ? (
                <span className={styles['description']}>{option.extra}</span>
              ) : null}
            </span>
            {option.price ? <span className={styles['price']}>{option.price}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
