import type { JSX } from 'react'
import { Button } from 'shared/ui/button'
import { Icon } from 'shared/ui/icon'
import styles from './orders-page.module.css'

interface PagerProps {
  /** The first is 1. */
  page: number
  /** Null at that end of the list. */
  onNewer: (() => void) | null
  onOlder: (() => void) | null
  /** Somebody is about to go on: a good moment to fetch what comes next. */
  onIntent: () => void
}

export function Pager({ page, onNewer, onOlder, onIntent }: PagerProps): JSX.Element | null {
  if (!onNewer && !onOlder) return null
  return (
    <nav className={styles['pager']} aria-label="Pages of orders">
      <Button variant="secondary" disabled={!onNewer} onClick={turn(onNewer)}>
        <Icon name="arrow-left" size={20} />
        Newer
      </Button>
      <p role="status">Page {page}</p>
      <Button
        variant="secondary"
        disabled={!onOlder}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={turn(onOlder)}
      >
        Older
        <Icon name="arrow-right" size={20} />
      </Button>
    </nav>
  )
}

/** A page begins at its top. */
function turn(go: (() => void) | null): () => void {
  return () => {
    go?.()
    scrollTo(0, 0)
  }
}
