import type { JSX, ReactNode } from 'react'
import { Link } from '@darnley/web/router'
import { Sign, type SignName } from '#src/components/icon.tsx'
import styles from './filter-bar.module.css'

export interface Chip {
  readonly to: string
  readonly label: string
  readonly isCurrent: boolean
  readonly sign?: SignName | null
  /** Whether the sign is drawn as that of a fault. */
  readonly isAlarming?: boolean
  /** Empty until it is known. */
  readonly count?: string
}

interface FilterBarProps {
  /** What the chips are, for screen readers. */
  label: string
  chips: readonly Chip[]
  /** Choices and buttons beside the chips. */
  children: ReactNode
}

/** The filters above a list: chips, of which one is chosen, and choices. One row that scrolls on a phone. */
export function FilterBar({ label, chips, children }: FilterBarProps): JSX.Element {
  return (
    <div className={styles['bar']}>
      <nav className={styles['chips']} aria-label={label}>
        {chips.map((chip) => (
          <Link
            key={chip.label}
            className={styles['chip']}
            to={chip.to}
            aria-current={chip.isCurrent ? 'true' : undefined}
            data-alarming={chip.isAlarming}
          >
            {chip.sign ? <Sign name={chip.sign} size={18} /> : null}
            {chip.label} {chip.count === undefined ? null : <b>{chip.count}</b>}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}

interface ChipButtonProps {
  label: string
  sign: SignName
  isChosen: boolean
  isOpen: boolean
  onPress: () => void
}

/** A chip that opens further fields instead of leading to an address. */
export function ChipButton(props: ChipButtonProps): JSX.Element {
  const { label, sign, isChosen, isOpen, onPress } = props
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-expanded={isOpen}
      data-chosen={isChosen}
      onClick={onPress}
    >
      <Sign name={sign} size={18} />
      {label}
    </button>
  )
}
