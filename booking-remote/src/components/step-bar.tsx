import type { JSX, ReactNode } from 'react'
import type { WizardState } from '@darnley/domain/flow'
import type { Minor } from '@darnley/domain/money'
import { formatMoney, minor } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'
import { Wrap } from '@darnley/web/ui/page'
import { siteLocale } from '#src/lib/site.ts'
import styles from './step-bar.module.css'

interface StepBarProps {
  state: WizardState
  price: Minor | null
  /** The step's button. */
  children?: ReactNode
}

/** Sticks below a step: the price so far, and the step's button. */
export function StepBar({ state, price, children }: StepBarProps): JSX.Element | null {
  if (price === null && !children) return null
  return (
    <div className={styles['bar']}>
      <Wrap>
        <div className={`${styles['row']} ${children ? '' : styles['slim']}`}>
          {price === null ? null : (
            <p className={styles['cost']} aria-live="polite">
              <b className={styles['price']}>
                <span className="visually-hidden">Price so far: </span>
                {formatMoney(price, siteLocale())}
              </b>
              {state.edited ? (
                <span className={styles['difference']}>
                  {differenceOf(price, linePrice(state.edited))}
                </span>
              ) : (
                <span className={styles['what']}>
                  {state.item?.name} · {state.service?.name}
                </span>
              )}
              <span className={styles['included']}>{includedWords(state)}</span>
            </p>
          )}
          <div className={styles['action']}>{children}</div>
        </div>
      </Wrap>
    </div>
  )
}

/** Returns what comes with the price and what does not. */
function includedWords({ service }: WizardState): string {
  const included = service?.serviceType === 'alteration' ? 'Fitting and guarantee' : 'Guarantee'
  return `${included} included, delivery not`
}

/** Returns what a changed line costs compared with before. */
function differenceOf(price: Minor, before: Minor): string {
  if (price === before) return 'As much as before'
  const amount = formatMoney(minor(Math.abs(price - before)), siteLocale())
  return `${amount} ${price > before ? 'more' : 'less'} than before`
}
