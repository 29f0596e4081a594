import { useId, type JSX } from 'react'
import styles from './photo-advice.module.css'

/** Which photos help most. On phones the hint of the field says it (`@darnley/web/photo-field`). */
export function PhotoAdvice(): JSX.Element {
  const id = useId()
  return (
    <section className={styles['advice']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        Two photos say most
      </h2>
      <ol>
        <li>
          <b>The whole garment</b>
          <p>Laid flat, in daylight.</p>
        </li>
        <li>
          <b>The place, close up</b>
          <p>With a coin beside it for the size.</p>
        </li>
      </ol>
    </section>
  )
}
