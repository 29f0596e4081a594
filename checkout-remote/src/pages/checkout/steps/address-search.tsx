import { useEffect, useId, useState, type JSX, type KeyboardEvent } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import type { AddressLookup, Suggestion } from '#src/lib/address-lookup/lookup.ts'
import type { AddressFields } from '#src/lib/form.ts'
import styles from './address-search.module.css'
import { AddressList } from './address-list.tsx'
import { useSuggestions, type Suggestions } from './use-suggestions.ts'

interface AddressSearchProps {
  lookup: AddressLookup
  onPick: (address: AddressFields) => void
  /** Called when the service is unavailable and the address must be typed. */
  onFail: () => void
}

/** Searches for an address while it is typed: ARIA's combobox pattern, with arrow keys. */
export function AddressSearch({ lookup, onPick, onFail }: AddressSearchProps): JSX.Element {
  const id = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const [isOpen, setIsOpen] = useState(false)
  const answer = useSuggestions(lookup, query.trim())
  const found = isOpen && answer.status === 'found' ? answer.found : []
  const isFailed = answer.status === 'failed'
  useEffect(() => {
    if (isFailed) onFail()
  }, [isFailed, onFail])

  function pick(suggestion: Suggestion): void {
    setQuery(suggestion.text)
    setIsOpen(false)
    lookup.resolve(suggestion, new AbortController().signal).then(onPick, onFail)
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    const chosen = found[active]
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setActive(moved(active, { step, count: found.length }))
    } else if (event.key === 'Enter') {
      // Enter in the search must not submit the address.
      event.preventDefault()
      if (chosen) pick(chosen)
    } else if (event.key === 'Escape') setIsOpen(false)
  }

  return (
    <div className={styles['search']}>
      <label className={styles['label']} htmlFor={id}>
        Find your address
      </label>
      <p className={styles['hint']} id={`${id}-hint`}>
        Start with a postcode or a street, in the United Kingdom.
      </p>
      <div className={styles['box']}>
        <Icon name="search" size={20} />
        <input
          className={styles['input']}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          maxLength={200}
          value={query}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] ? `${id}-list-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(-1)
            setIsOpen(true)
          }}
          onKeyDown={press}
          onBlur={() => setIsOpen(false)}
          onFocus={() => setIsOpen(true)}
        />
      </div>
      <div className={styles['anchor']}>
        <AddressList id={`${id}-list`} found={found} active={active} onPick={pick} />
      </div>
      <p className={styles['status']} role="status">
        {isOpen ? statusOf(answer) : null}
      </p>
    </div>
  )
}

/** Returns the next index, wrapping around; from the field it is the first or the last. */
function moved(active: number, { step, count }: { step: number; count: number }): number {
  if (active === -1) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}

function statusOf(answer: Suggestions): string | null {
  switch (answer.status) {
    case 'searching':
      return 'Searching...'
    case 'found':
      if (answer.found.length === 0)
        return 'No address found. Try a postcode, or enter it manually.'
      return `${answer.found.length} ${answer.found.length === 1 ? 'address' : 'addresses'} found`
    default:
      return null
  }
}
