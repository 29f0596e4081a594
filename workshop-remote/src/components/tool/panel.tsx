import { useId, type JSX, type ReactNode } from 'react'
import styles from './tool.module.css'

/** A framed part of a page with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }): JSX.Element {
  const id = useId()
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
