import type { JSX } from 'react'
import emptyScene from '#src/assets/scene-empty-basket.svg?no-inline'
import { cookiesAreBlocked } from '@darnley/web/cookies'
import { $isBasketLost } from '#src/stores/lost-basket.ts'
import { useStore } from '@darnley/web/stores'
import { BasketNeedsCookies } from './basket-needs-cookies.tsx'
import { LostBasket } from './lost-basket.tsx'
import styles from './empty-basket.module.css'

export function EmptyBasket(): JSX.Element {
  const isLost = useStore($isBasketLost)
  if (cookiesAreBlocked()) return <BasketNeedsCookies />
  if (isLost) return <LostBasket />
  return (
    <div className={styles['empty']}>
      <img src={emptyScene} alt="" width={280} height={213} />
      <p>Your basket is empty</p>
    </div>
  )
}
