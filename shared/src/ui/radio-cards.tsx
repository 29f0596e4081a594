import { useId, type JSX, type ReactNode } from 'react'
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
  /** The legend is read out but not drawn, where a heading above says the same. */
  hideLegend?: boolean
  name: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** Native radios in the shape of cards: arrow keys, forms and screen readers work by themselves. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): JSX.Element {
  const group = `${props.name}-${useId()}`
  return (
    <fieldset>
      <legend className={props.hideLegend ? 'visually-hidden' : styles['legend']}>
        {props.legend}
      </legend>
      <div className={styles['options']}>
        {props.options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              className={styles['radio']}
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
