import { useEffect } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { progressOf } from '#src/lib/progress.ts'
import { firstUnfinished, openStep, type StepName } from '#src/lib/steps.ts'
import { stepOfEntry } from '#src/lib/step-of-entry.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { currentRun } from '#src/stores/checkout-run.ts'
import { type Checkout, circumstancesOf } from './use-checkout.ts'

interface OpenStep {
  readonly open: StepName
  /** Opens a step, or the first that is not finished. */
  readonly goTo: (step: StepName | null) => void
}

/** Which step is open stands in the browser's history, so that its Back goes one step back (U2, U15). */
export function useOpenStep({ progress, shop, basket }: Checkout): OpenStep {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const chosen = stepOfEntry(state)
  const open = openStep(chosen, progress)
  const isNewEntry = chosen === null
  useEffect(() => {
    if (isNewEntry)
      void navigate(
        { pathname, search },
        { replace: true, state: { step: open, run: currentRun() } },
      )
  }, [isNewEntry, navigate, pathname, search, open])

  function goTo(step: StepName | null): void {
    // By the form as it is now: a step that was just confirmed is not drawn yet.
    const now = progressOf($checkoutForm.get(), circumstancesOf(shop, basket))
    const target = step ?? firstUnfinished(now)
    if (target !== open)
      void navigate({ pathname, search }, { state: { step: target, run: currentRun() } })
  }

  return { open, goTo }
}
