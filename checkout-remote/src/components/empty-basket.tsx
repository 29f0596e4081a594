import type { JSX } from 'react'
import emptyScene from '#src/assets/scene-empty-basket.svg?no-inline'
import styles from './empty-basket.module.css'

export function EmptyBasket(): JSX.Element {
  return (
    <div className={styles['empty']}>
      <img src={emptyScene} alt="" width={280} height={213} />
      <p>Your basket is empty</p>
    </div>
  )
}
