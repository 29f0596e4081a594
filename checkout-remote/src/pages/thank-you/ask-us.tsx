import type { JSX, ReactNode } from 'react'
import { pageConfig } from 'shared/page-config'
import styles from './ask-us.module.css'

interface AskUsProps {
  /** The order's number, which the mail has in its subject. */
  about: string
  /** Ends where the address follows. */
  children: ReactNode
}

/** Where a question goes (U23); the help button in the header leads there too. */
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
