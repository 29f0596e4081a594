import type { JSX } from 'react'
import { formatShortDay } from '@darnley/domain/turnaround'
import { backWords } from '#src/lib/back-words.ts'
import { expected } from '#src/lib/expected.ts'
import { handedOverWords } from '#src/lib/hand-over-words.ts'
import { useWays } from '#src/queries/use-ways.ts'
import type { Checkout } from '../use-checkout.ts'
import styles from './step-form.module.css'

/** Says when the clothes leave and when they are back. With the later steps, because a first visit knows no days. */
export function sayDays(checkout: Checkout): JSX.Element {
  return <RunningDays checkout={checkout} />
}

function RunningDays({ checkout }: { checkout: Checkout }): JSX.Element | null {
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
