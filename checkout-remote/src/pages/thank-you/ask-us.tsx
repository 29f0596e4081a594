import type { JSX, ReactNode } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import styles from './ask-us.module.css'

interface AskUsProps {
  /** The order's number, used as the mail's subject. */
  about: string
  /** The text before the address. */
  children: ReactNode
}

/** A contact for questions (U23), as in the header's help. */
export function AskUs({ about, children }: AskUsProps): JSX.Element {
  const { supportEmail } = pageConfig().company
  const subject = encodeURIComponent(`Order ${about}`)
  return (
    <p>
      {children}{' '}
      <a className={styles['mail']} href={`mailto:${supportEmail}?subject=${subject}`}>
        {supportEmail}
      </a>
      , or ask us through the help button.
    </p>
  )
}
