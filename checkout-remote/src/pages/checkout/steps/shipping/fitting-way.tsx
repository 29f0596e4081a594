import type { JSX } from 'react'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { CODE_TO_FITTING } from '@darnley/domain/delivery'
import { formatMoney, minor, moneyOrFree } from '@darnley/domain/money'
import { expectedArrival, formatDay } from '@darnley/domain/turnaround'
import { pageConfig } from '@darnley/web/page-config'
import { Icon } from '@darnley/web/ui/icon'
import type { BroughtTo } from '#src/lib/brought-to.ts'
import type { ShippingFields } from '#src/lib/form.ts'
import { refusedProviders } from '#src/lib/invalid-choices.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../../step-props.ts'
import type { Checkout } from '../../use-checkout.ts'
import { ErrorSummary } from '../error-summary.tsx'
import { StepForm } from '../step-form.tsx'
import { useFieldErrors } from '../use-field-errors.ts'
import { changedWays, ChooseAgain } from './choose-again.tsx'
import { useWayBack } from './use-way-back.ts'
import { WaysBack } from './ways-back.tsx'
import styles from './fitting-way.module.css'

interface FittingWayProps extends StepProps {
  fitting: BroughtTo
  providers: readonly DeliveryProvider[]
}

/** The shipping of clothes that are all brought to their fitting: only the way back is asked for. */
export function FittingWay({ checkout, onOpen, fitting, providers }: FittingWayProps): JSX.Element {
  const choice = useWayBack(checkout, { fitting, providers })
  const { outbound } = choice
  const fields = useFieldErrors<ShippingFields>('shipping', {
    ...(outbound ? {} : { outbound: 'Choose how your items come back to you' }),
  })

  function submit(): void {
    if (!outbound) return fields.failed()
    editStep('shipping', { outbound: outbound.name, price: outbound.price, wasBrought: true })
    confirmStep('shipping')
    onOpen(null)
  }

  const isSettled = checkout.progress.confirmed.includes('address')
  return (
    <StepForm action="Confirm shipping" isReady={outbound !== null} onSubmit={submit}>
      <ChooseAgain
        choices={refusedProviders(checkout.form, { ...checkout.circumstances, isSettled })}
      />
      <ChooseAgain choices={changedWays(checkout)} />
      <ErrorSummary problems={fields.problems} attempt={fields.attempt} />
      <There checkout={checkout} fitting={fitting} usual={choice.usual} />
      <WaysBack
        checkout={checkout}
        choice={choice}
        id={fields.idOf('outbound')}
        error={fields.errorOf('outbound')}
      />
    </StepForm>
  )
}

interface ThereProps {
  checkout: Checkout
  fitting: BroughtTo
  /** What most customers would send them by. */
  usual: DeliveryProvider | null
}

function There({ checkout, fitting, usual }: ThereProps): JSX.Element {
  const { locale } = checkout.shop
  const { date, startsAt, place } = fitting
  const { arrives } = expectedArrival({
    ordered: checkout.today(),
    inbound: { code: CODE_TO_FITTING },
    pickupDay: date,
  })
  return (
    <section className={styles['there']} aria-label={`Sending to ${pageConfig().company.name}`}>
      <h3>{`Sending to ${pageConfig().company.name}`}</h3>
      <div className={styles['card']}>
        <Icon name="check" size={22} />
        <div>
          <p className={styles['name']}>
            <b>Bring everything to your fitting</b>
            <b>{moneyOrFree(minor(0), locale)}</b>
          </p>
          <p>
            {formatDay(date, locale)} at {startsAt}
            {place ? `, ${place}` : null}
          </p>
          <p>
            <strong>With us by {formatDay(arrives, locale)}</strong>
          </p>
          <p className={styles['note']}>
            {`Nothing to post: it stays with us. ${usual && usual.price > 0 ? `Saves ${formatMoney(usual.price, locale)}.` : ''}`}
          </p>
        </div>
      </div>
    </section>
  )
}
