import type { ComponentProps, JSX } from 'react'
import { Link } from '@darnley/web/router'
import styles from './form.module.css'

/** A link in the look of a plain button. */
export function PlainLink(link: ComponentProps<typeof Link>): JSX.Element {
  return <Link {...link} className={styles['plain']} />
}

/** The same for another address than a page's, such as a telephone number. */
export function PlainAddress({ children, ...link }: ComponentProps<'a'>): JSX.Element {
  return (
    <a {...link} className={styles['plain']}>
      {children}
    </a>
  )
}
