import type { JSX } from 'react'
import { Wrap } from 'shared/ui/page'
import styles from './hero.module.css'

/** A slim greeting above the first step; the page's heading is the step's. */
export function Hero(): JSX.Element {
  return (
    <div className={styles['hero']}>
      <Wrap>
        <div className={styles['row']}>
          <p className={styles['slogan']}>{"Love it again. We'll do the sewing."}</p>
        </div>
      </Wrap>
    </div>
  )
}
