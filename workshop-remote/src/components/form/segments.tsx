import { useId, type JSX, type ReactNode } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import styles from './segments.module.css'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

interface SegmentsProps<Value extends string> {
  legend: string
  /** Hides the legend visually, where a heading above says the same. */
  hideLegend?: boolean
  /** Draws the options as one bar, as a choice of views. */
  joined?: boolean
  options: readonly Segment<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
}

/** Radios in a row: one of a few words. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): JSX.Element {
  const { legend, hideLegend = false, joined = false, options, value, onChange, error } = props
  const id = useId()
  return (
    <fieldset
      className={styles['segments']}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : styles['legend']}>{legend}</legend>
      <div className={styles[joined ? 'bar' : 'row']}>
        {options.map((option) => (
          <label key={option.value} className={styles['segment']}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
