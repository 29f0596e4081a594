import type { JSX } from 'react'
import { minor, moneyOrFree } from '@darnley/domain/money'
import { expressPrice } from '@darnley/domain/pricing'
import { formatDay, TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { RadioCards } from '@darnley/web/ui/radio-cards'
import { backWords } from '#src/lib/back-words.ts'
import { expected } from '#src/lib/expected.ts'
import { handOverWords } from '#src/lib/hand-over-words.ts'
import { useWays } from '#src/queries/use-ways.ts'
import type { TurnaroundFields } from '#src/lib/form.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../step-props.ts'
import type { Checkout } from '../use-checkout.ts'
import { ChooseAgain } from './shipping/choose-again.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { StepForm } from './step-form.tsx'
import { turnaroundNames, type Turnaround } from './turnaround-names.ts'
import { useFieldErrors } from './use-field-errors.ts'

const turnarounds: readonly Turnaround[] = ['standard', 'express']

export function TurnaroundStep({ checkout, onOpen }: StepProps): JSX.Element {
  const { choice } = checkout.form.turnaround
  const { locale } = checkout.shop
  const promise = usePromise(checkout)
  const isReady = choice !== null
  const fields = useFieldErrors<Pick<TurnaroundFields, 'choice'>>(
    'turnaround',
    isReady ? {} : { choice: 'Choose a turnaround time' },
  )
  const { basket, fees } = checkout
  const prices = { standard: minor(0), express: expressPrice(basket.entries.length, fees) }

  function submit(): void {
    if (!isReady) return fields.failed()
    editStep('turnaround', { price: prices[choice] })
    confirmStep('turnaround')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm turnaround time" isReady={isReady} onSubmit={submit}>
      <ChooseAgain
        choices={checkout.progress.invalid.filter(({ step }) => step === 'turnaround')}
      />
      <ErrorSummary problems={fields.problems} attempt={fields.attempt} />
      <RadioCards
        name="turnaround"
        legend="Turnaround"
        hideLegend
        id={fields.idOf('choice')}
        error={fields.errorOf('choice')}
        options={turnarounds.map((value) => ({
          value,
          label: turnaroundNames[value],
          description: (
            <>
              Completed and dispatched within {TURNAROUND_DAYS[value]} working days of arrival.
              <br />
              {promise(value)}
            </>
          ),
          price: moneyOrFree(prices[value], locale),
        }))}
        value={choice}
        onChange={(value) => editStep('turnaround', { choice: value, price: prices[value] })}
      />
    </StepForm>
  )
}

/** Returns a sentence such as "Back with you by Fri 4 December, if you send your items today." */
function usePromise({ form, shop, today }: Checkout): (turnaround: Turnaround) => string | null {
  const { storeMode, locale } = shop
  const { shipping } = form
  const wayOf = useWays({ form, storeMode })
  return (turnaround) => {
    const express = turnaround === 'express'
    const days = expected({ shipping, storeMode, express, today: today(), wayOf })
    if (!days) return null
    const back = `${backWords(shipping, storeMode)} ${formatDay(days.back, locale)}`
    if (storeMode || !shipping.inbound) return `${back}.`
    const when = days.handedOver === today() ? 'today' : `on ${formatDay(days.handedOver, locale)}`
    return `${back}, ${handOverWords(shipping.inbound, when)}.`
  }
}
