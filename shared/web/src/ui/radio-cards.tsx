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

interface RadioFieldsetProps {
  legend: ReactNode
  /** Hides the legend visually, where a heading above has the same text. */
  hideLegend?: boolean
  name: string
  /** A hint for all options, below the legend. */
  hint?: ReactNode
  /** What is missing, worded for users. */
  error?: string | undefined
}

interface RadioCardsProps<Value extends string> extends RadioFieldsetProps {
  /** Lets an error summary link to the first option. */
  id?: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Called when a pointer presses an option, even one that was selected before; keys only select. */
  onPress?: (value: Value) => void
}

/** Native radios styled as cards: arrow keys, forms and screen readers work natively. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): JSX.Element {
  return (
    <RadioFieldset {...props}>
      {(group) => (
        <div className={styles['options']}>
          {props.options.map((option, index) => (
            <RadioCard
              key={option.value}
              group={group}
              {...(index === 0 && props.id ? { id: props.id } : {})}
              option={option}
              isChecked={option.value === props.value}
              onChange={props.onChange}
              {...(props.onPress ? { onPress: props.onPress } : {})}
            />
          ))}
        </div>
      )}
    </RadioFieldset>
  )
}

/** A fieldset of radio cards that its owner arranges; they share the name that it hands over. */
export function RadioFieldset(
  props: RadioFieldsetProps & { children: (group: string) => ReactNode },
): JSX.Element {
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
      {props.children(group)}
    </fieldset>
  )
}

interface RadioCardProps<Value extends string> {
  /** The name that its radios share. */
  group: string
  id?: string
  option: RadioOption<Value>
  isChecked: boolean
  onChange: (value: Value) => void
  onPress?: (value: Value) => void
  /** What belongs to the option while it is selected and can be operated itself, such as links. */
  children?: ReactNode
}

export function RadioCard<Value extends string>(props: RadioCardProps<Value>): JSX.Element {
  const { option, isChecked, onPress } = props
  return (
    <div className={styles['option']}>
      {/* Keys work on the radio inside. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={styles['head']}
        onClick={({ detail }) => {
          // After the press has selected the option.
          if (detail > 0) setTimeout(() => onPress?.(option.value))
        }}
      >
        <input
          className={styles['radio']}
          id={props.id}
          type="radio"
          name={props.group}
          value={option.value}
          checked={isChecked}
          onChange={() => props.onChange(option.value)}
        />
        <span className={styles['words']}>
          <span className={styles['label']}>{option.label}</span>
          {option.description ? (
            <span className={styles['description']}>{option.description}</span>
          ) : null}
          {option.extra && isChecked ? (
            <span className={styles['description']}>{option.extra}</span>
          ) : null}
        </span>
        {option.price ? <span className={styles['price']}>{option.price}</span> : null}
      </label>
      {isChecked && props.children ? <div className={styles['below']}>{props.children}</div> : null}
    </div>
  )
}
