import type { JSX, ReactNode } from 'react'
import styles from './tile-choice.module.css'

interface TileChoiceProps {
  /** Shared by the tiles of which one is chosen. */
  group: string
  checked: boolean
  disabled?: boolean
  /** What it is called when its words are too short to be heard alone. */
  label?: string
  onChoose: () => void
  children: ReactNode
}

/** A native radio as a small tile, for days and times. */
export function TileChoice(props: TileChoiceProps): JSX.Element {
  const { group, checked, disabled = false, label, onChoose, children } = props
  return (
    <label className={styles['tile']}>
      <input
        className="visually-hidden"
        type="radio"
        name={group}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}
