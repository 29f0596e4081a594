import type { JSX } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import { buttonClass } from '@darnley/web/ui/button'
import styles from './order-help.module.css'

/** A link for questions about this order, with its number in the subject. */
export function OrderHelp({ collectionRef }: { collectionRef: string }): JSX.Element {
  const { supportEmail } = pageConfig().company
  const subject = encodeURIComponent(`Order ${collectionRef}`)
  return (
    <div className={styles['help']}>
      <h2>Questions about this order?</h2>
      <p>
        Write to us, or talk to us through the help button. In support hours, Mon-Fri 9am-5pm,
        e-mails are answered within a couple of hours.
      </p>
      <a className={buttonClass('secondary')} href={`mailto:${supportEmail}?subject=${subject}`}>
        E-mail us about {collectionRef}
      </a>
    </div>
  )
}
