import { useId, useState, type JSX, type KeyboardEvent } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import styles from './search-box.module.css'
import { useMatches } from './use-matches.ts'

/** Searches for a category, an item or a service in everyday words: "trousers too long". */
export function SearchBox(): JSX.Element {
  const [query, setQuery] = useState(textInAddress)
  const [active, setActive] = useState(-1)
  const id = useId()
  const found = useMatches(query)
  const { status, matches, shownBy, remark, choose, load, retry } = found
  const isOpen = matches.length > 0
  const change = (text: string): void => {
    setQuery(text)
    setActive(-1)
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && isOpen) {
      event.preventDefault()
      // Arrow keys cycle through the list's matches and the field itself.
      const places = matches.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const match = matches[Math.max(active, 0)]
      if (match) choose(match)
    }
    if (event.key === 'Escape') change('')
  }
  return (
    // Before scripts have run, the browser sends the text to this address, where it is searched for.
    <form role="search" className={styles['search']}>
      <label className="visually-hidden" htmlFor={id}>
        Search items and services
      </label>
      <span className={styles['icon']}>
        <Icon name="search" />
      </span>
      <input
        id={id}
        name="search"
        className={styles['input']}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={shownBy ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search, e.g. trousers too long"
        value={query}
        onPointerEnter={load}
        onFocus={load}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      <div className={styles['list']} hidden={!isOpen}>
        {remark ? (
          // The status below announces it.
          <p className={styles['remark']} aria-hidden="true">
            {remark}
          </p>
        ) : null}
        {shownBy ? <shownBy.MatchList id={id} found={found} active={active} /> : null}
      </div>
      <p className="visually-hidden" role="status">
        {status === 'found' ? [remark, counted(matches.length)].filter(Boolean).join(' ') : ''}
      </p>
      {shownBy && status === 'nothing' ? <shownBy.NothingFound query={query} /> : null}
      {status === 'failed' ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: retry }}>
          We could not search just now. Check your connection, or choose below.
        </Notice>
      ) : null}
    </form>
  )
}

/** What was sent before scripts ran. */
function textInAddress(): string {
  return new URLSearchParams(globalThis.location?.search).get('search') ?? ''
}

function counted(matches: number): string {
  return matches === 1 ? '1 match' : `${matches} matches`
}
