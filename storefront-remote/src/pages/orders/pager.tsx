import type { JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import styles from './page.module.css'

interface PagerProps {
  /** Starts at 1. */
  page: number
  /** Null at that end of the list. */
  onNewer: (() => void) | null
  onOlder: (() => void) | null
  /** Called when the user is likely to turn the page: the moment to prefetch. */
  onIntent: () => void
}

export function Pager({ page, onNewer, onOlder, onIntent }: PagerProps): JSX.Element | null {
  if (!onNewer && !onOlder) return null
  return (
    <nav className={styles['pager']} aria-label="Pages of orders">
      <Button variant="secondary" disabled={!onNewer} onClick={turnPage(onNewer)}>
        <Icon name="arrow-left" size={20} />
        Newer
      </Button>
      <p role="status">Page {page}</p>
      <Button
        variant="secondary"
        disabled={!onOlder}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={turnPage(onOlder)}
      >
        Older
        <Icon name="arrow-right" size={20} />
      </Button>
    </nav>
  )
}

/** Scrolls to the top for a new page. */
function turnPage(go: (() => void) | null): () => void {
  return () => {
    go?.()
    scrollTo(0, 0)
  }
}
