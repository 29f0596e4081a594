import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import styles from './panel.module.css'

interface FailedPanelProps {
  heading: string
  /** The message of the error catalogue. */
  message: string
  onRetry: () => void
}

/** Replaces a page that failed to load or render; the rest of the site keeps working. */
export function FailedPanel({ heading, message, onRetry }: FailedPanelProps): JSX.Element {
  return (
    <Wrap>
      <div className={styles['panel']}>
        <PageHeading>{heading}</PageHeading>
        <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
          {message}
        </Notice>
      </div>
    </Wrap>
  )
}
