import type { JSX } from 'react'
import { minor } from 'shared/money'
import { expressPrice } from 'shared/pricing'
import { formatDay, TURNAROUND_DAYS } from 'shared/turnaround'
import { MoneyText } from 'shared/ui/money-text'
import { RadioCards } from 'shared/ui/radio-cards'
import { backWords } from '#src/lib/back-words.ts'
import { expectedBack } from '#src/lib/expected.ts'
import type { TurnaroundFields } from '#src/lib/form.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../steps.tsx'
import type { Checkout } from '../use-checkout.ts'
import { ErrorSummary } from './error-summary.tsx'
import { StepForm } from './step-form.tsx'
import { turnaroundNames, type Turnaround } from './turnaround-names.ts'
import { useFieldErrors } from './use-field-errors.ts'

const turnarounds: readonly Turnaround[] = ['standard', 'express']

export function TurnaroundStep({ checkout, onOpen }: StepProps): JSX.Element {
  const { choice } = checkout.form.turnaround
  const { locale, rate } = checkout.shop
  const isReady = choice !== null
  const fields = useFieldErrors<TurnaroundFields>(
    'turnaround',
    isReady ? {} : { choice: 'Choose a turnaround time' },
  )
  const prices = { standard: minor(0), express: expressPrice(checkout.basket.entries.length, rate) }

  function submit(): void {
    if (!isReady) return fields.failed()
    confirmStep('turnaround')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm turnaround time" isReady={isReady} onSubmit={submit}>
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
              {promise(checkout, value)}
            </>
          ),
          price: <MoneyText amount={prices[value]} locale={locale} free />,
        }))}
        value={choice}
        onChange={(value) => editStep('turnaround', { choice: value })}
      />
    </StepForm>
  )
}

/** "Back with you by Fri 4 December, if you send your items today." */
function promise({ form, shop, today }: Checkout, turnaround: Turnaround): string | null {
  const { storeMode, locale } = shop
  const express = turnaround === 'express'
  const back = expectedBack({ shipping: form.shipping, storeMode, express, sent: today() })
  if (!back) return null
  const condition = storeMode ? '' : ', if you send your items today'
  return `${backWords(form.shipping, storeMode)} ${formatDay(back, locale)}${condition}.`
}
