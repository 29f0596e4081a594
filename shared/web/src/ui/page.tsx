import type { ElementType, JSX, ReactNode } from 'react'
import styles from './page.module.css'

/** The id of a page's h1: the host moves the focus there when the route changes. */
export const pageHeadingId = 'page-heading'

/** Returns the heading that a reload painted before its page was loaded; null otherwise. */
export function restoredHeading(): string | null {
  // First screens are rendered with a document without elements.
  const root = globalThis.document?.documentElement as HTMLElement | undefined
  return root?.dataset['restoredHeading'] ?? null
}

interface PageHeadingProps {
  children: ReactNode
  size?: 'h1' | 'display'
}

export function PageHeading({ children, size = 'h1' }: PageHeadingProps): JSX.Element {
  return (
    <h1
      id={pageHeadingId}
      tabIndex={-1}
      className={size === 'display' ? styles['display'] : undefined}
    >
      {children}
    </h1>
  )
}

/** The content column of a page. */
export function Wrap({
  children,
  as: Tag = 'div',
}: {
  children: ReactNode
  as?: ElementType
}): JSX.Element {
  return <Tag className={styles['wrap']}>{children}</Tag>
}

interface PanelProps {
  children: ReactNode
  tone?: 'plain' | 'chalk' | 'blush' | 'tape'
}

export function Panel({ children, tone = 'plain' }: PanelProps): JSX.Element {
  return <section className={`${styles['panel']} ${styles[tone]}`}>{children}</section>
}
