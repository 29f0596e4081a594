import type { JSX } from 'react'
import { Wrap } from '@darnley/web/ui/page'
import rack from '#src/assets/scene-hero-rack.svg?no-inline'
import styles from './hero.module.css'

/** A slim greeting above the first step, whose heading is the page's. */
export function Hero(): JSX.Element {
  return (
    <div className={styles['hero']}>
      <Wrap>
        <div className={styles['row']}>
          <p className={styles['slogan']}>
            Love it again. <br />
            {"We'll do the sewing."}
          </p>
          <img className={styles['rack']} src={rack} width={720} height={372} alt="" />
        </div>
      </Wrap>
    </div>
  )
}
