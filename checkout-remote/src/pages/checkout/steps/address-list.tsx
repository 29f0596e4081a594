import type { JSX } from 'react'
import type { Suggestion } from '#src/lib/address-lookup/lookup.ts'
import styles from './address-search.module.css'

interface AddressListProps {
  id: string
  found: readonly Suggestion[]
  /** Index of the active option; -1 for none. */
  active: number
  onPick: (suggestion: Suggestion) => void
}

/** The list of a combobox: the focus stays in its field, which names the active option. */
export function AddressList({ id, found, active, onPick }: AddressListProps): JSX.Element {
  return (
    <div
      className={styles['list']}
      id={id}
      role="listbox"
      aria-label="Addresses"
      hidden={found.length === 0}
    >
      {found.map((suggestion, index) => (
        <button
          key={suggestion.id}
          id={`${id}-${index}`}
          ref={index === active ? intoView : null}
          className={styles['option']}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus in the field, so that the list is still open when the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          {suggestion.text}
        </button>
      ))}
    </div>
  )
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
