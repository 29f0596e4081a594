import type { JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import styles from './page.module.css'

interface PagerProps {
  /** Starts at 1. */
  page: number
  labels: { readonly back: string; readonly onwards: string }
  /** Null at that end of the list. */
  onBack: (() => void) | null
  onOnwards: (() => void) | null
  /** Called when the user is likely to turn the page: the moment to prefetch. */
  onIntent: () => void
}

export function Pager(props: PagerProps): JSX.Element | null {
  const { page, labels, onBack, onOnwards, onIntent } = props
  if (!onBack && !onOnwards) return null
  return (
    <nav className={styles['pager']} aria-label="Pages of orders">
      <Button variant="secondary" disabled={!onBack} onClick={turnPage(onBack)}>
        <Icon name="arrow-left" size={20} />
        {labels.back}
      </Button>
      <p role="status">Page {page}</p>
      <Button
        variant="secondary"
        disabled={!onOnwards}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={turnPage(onOnwards)}
      >
        {labels.onwards}
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
