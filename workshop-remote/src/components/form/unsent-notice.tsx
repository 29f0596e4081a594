import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'

interface UnsentNoticeProps {
  /** `lost`: no answer came, so it is not known whether the press had an effect. */
  reason: 'lost' | 'failed'
}

/** Says that a press had no answer or failed, and that what was typed is kept. */
export function UnsentNotice({ reason }: UnsentNoticeProps): JSX.Element {
  return (
    <Notice tone="error">
      {reason === 'lost'
        ? 'No answer came. What you typed is kept: press again when the connection is back, it takes effect once.'
        : 'That did not work just now. What you typed is kept: try again.'}
    </Notice>
  )
}
