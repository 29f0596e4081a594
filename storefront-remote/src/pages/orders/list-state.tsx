import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import styles from './page.module.css'

export function Waiting(): JSX.Element {
  return (
    <div className={styles['waiting']}>
      <Spinner label="Loading orders" />
    </div>
  )
}

export function Unknown({ onRetry }: { onRetry: () => void }): JSX.Element {
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      The orders could not be loaded.
    </Notice>
  )
}

export function Stale({ onRetry }: { onRetry: () => void }): JSX.Element {
  return (
    <Notice tone="info" action={{ label: 'Try again', onSelect: onRetry }}>
      These orders may have changed: the list could not be brought up to date.
    </Notice>
  )
}
