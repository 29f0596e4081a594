import { useEffect } from 'react'
import { useLocation, useNavigate } from '@darnley/web/router'
import { withFitting } from '#src/lib/brought-to-fitting.ts'
import { hasLeftEntry } from '#src/lib/history-entry.ts'
import { progressOf } from '#src/lib/progress.ts'
import { firstUnfinished, openStep, type StepName } from '#src/lib/steps.ts'
import { stepOfEntry } from '#src/lib/step-of-entry.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { currentRun } from '#src/stores/checkout-run.ts'
import { type Checkout, circumstancesOf } from './use-checkout.ts'

interface OpenStep {
  readonly open: StepName
  /** Opens a step, or the first unfinished one. */
  readonly goTo: (step: StepName | null) => void
}

/** Stores the open step in the browser's history, so that Back goes one step back (U2, U15). */
export function useOpenStep({ progress, shop, basket, form }: Checkout): OpenStep {
  const { fitting = null } = form.shipping
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
  const chosen = stepOfEntry(state)
  const open = openStep(chosen, progress)
  const isNewEntry = chosen === null
  useEffect(() => {
    if (isNewEntry && !hasLeftEntry(key))
      void navigate(
        { pathname, search },
        { replace: true, state: { step: open, run: currentRun() } },
      )
  }, [isNewEntry, key, navigate, pathname, search, open])

  function goTo(step: StepName | null): void {
    // Uses the current form: a step that was just confirmed has not been rendered yet.
    const now = progressOf(withFitting($checkoutForm.get(), fitting), circumstancesOf(shop, basket))
    const target = step ?? firstUnfinished(now)
    if (target !== open)
      void navigate({ pathname, search }, { state: { step: target, run: currentRun() } })
  }

  return { open, goTo }
}
