import type { JSX } from 'react'
import emptyScene from '#src/assets/scene-empty-basket.svg?no-inline'
import { cookiesAreBlocked } from '#src/lib/cookies.ts'
import { CookiesNeeded } from './cookies-needed.tsx'
import styles from './empty-basket.module.css'

export function EmptyBasket(): JSX.Element {
  if (cookiesAreBlocked()) return <CookiesNeeded />
  return (
    <div className={styles['empty']}>
      <img src={emptyScene} alt="" width={280} height={213} />
      <p>Your basket is empty</p>
    </div>
  )
}
