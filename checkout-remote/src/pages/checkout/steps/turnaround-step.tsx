import { useState, type JSX } from 'react'
import { minor } from 'shared/money'
import { expressPrice } from 'shared/pricing'
import { MoneyText } from 'shared/ui/money-text'
import { Notice } from 'shared/ui/notice'
import { RadioCards } from 'shared/ui/radio-cards'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../steps.tsx'
import { StepForm } from './step-form.tsx'
import { turnaroundNames, type Turnaround } from './turnaround-names.ts'

export function TurnaroundStep({ checkout, onOpen }: StepProps): JSX.Element {
  const { choice } = checkout.form.turnaround
  const { locale, rate } = checkout.shop
  const [isMissing, setIsMissing] = useState(false)
  const isReady = choice !== null
  const prices = { standard: minor(0), express: expressPrice(checkout.basket.entries.length, rate) }

  function submit(): void {
    if (!isReady) return setIsMissing(true)
    confirmStep('turnaround')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm turnaround time" isReady={isReady} onSubmit={submit}>
      {isMissing && !isReady ? <Notice tone="error">Choose a turnaround time.</Notice> : null}
      <RadioCards
        name="turnaround"
        legend="Turnaround"
        hideLegend
        options={turnarounds.map(({ value, days }) => ({
          value,
          label: turnaroundNames[value],
          description: `Completed and dispatched within ${days} working days of arrival.`,
          price: <MoneyText amount={prices[value]} locale={locale} free />,
        }))}
        value={choice}
        onChange={(value) => editStep('turnaround', { choice: value })}
      />
    </StepForm>
  )
}

const turnarounds: readonly { value: Turnaround; days: number }[] = [
  { value: 'standard', days: 7 },
  { value: 'express', days: 3 },
]
