import type { JSX } from 'react'
import { formatMoney } from '@darnley/domain/money'
import { formatShortDay } from '@darnley/domain/turnaround'
import { backWords } from '#src/lib/back-words.ts'
import { expected } from '#src/lib/expected.ts'
import { handedOverWords } from '#src/lib/hand-over-words.ts'
import { stillToChoose } from '#src/lib/progress.ts'
import { useWays } from '#src/queries/use-ways.ts'
import { type Checkout, useCheckout } from '../use-checkout.ts'
import styles from './step-form.module.css'

/** What is chosen so far beside the button: the total, and the days once the ways are chosen (U18). */
export function RunningTotal(): JSX.Element {
  const checkout = useCheckout()
  const { basket, price, shop, progress, form } = checkout
  const isChosen = shop.storeMode
    ? form.shipping.inStoreType !== null
    : form.shipping.inbound !== null && form.shipping.outbound !== null
  return (
    <div className={styles['say']}>
      <p className={styles['total']}>
        Total {basket.status === 'loading' ? '-' : formatMoney(price.total, shop.locale)}
        {basket.status !== 'loading' && stillToChoose(progress) ? (
          <span className={styles['soFar']}> so far</span>
        ) : null}
      </p>
      {isChosen && progress.invalid.length === 0 ? <Days checkout={checkout} /> : null}
    </div>
  )
}

/** Says when the clothes leave and when they are back. */
function Days({ checkout }: { checkout: Checkout }): JSX.Element | null {
  const { form, shop, today } = checkout
  const { shipping, turnaround } = form
  const { storeMode, locale } = shop
  const wayOf = useWays({ form, storeMode })
  const express = turnaround.choice === 'express'
  const days = expected({ shipping, storeMode, express, today: today(), wayOf })
  if (!days) return null
  const back = `${backWords(shipping, storeMode)} ${formatShortDay(days.back, locale)}`
  const there =
    !storeMode && shipping.inbound
      ? `${handedOverWords(shipping.inbound, formatShortDay(days.handedOver, locale))}, `
      : ''
  return (
    <p className={styles['days']}>
      {there}
      {there ? back.charAt(0).toLowerCase() + back.slice(1) : back}
    </p>
  )
}
