import { useEffect } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { firstUnfinished, openStep, stepsFor, type StepName } from '#src/lib/steps.ts'
import { stepOfEntry } from '#src/lib/step-of-entry.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import type { Checkout } from './use-checkout.ts'

interface OpenStep {
  readonly open: StepName
  /** Opens a step, or the first that is not finished. */
  readonly goTo: (step: StepName | null) => void
}

/** Which step is open stands in the browser's history, so that its Back goes one step back (U2, U15). */
export function useOpenStep({ progress, shop }: Checkout): OpenStep {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const chosen = stepOfEntry(state)
  const open = openStep(chosen, progress)
  const isNewEntry = chosen === null
  useEffect(() => {
    if (isNewEntry) void navigate({ pathname, search }, { replace: true, state: { step: open } })
  }, [isNewEntry, navigate, pathname, search, open])

  function goTo(step: StepName | null): void {
    const target = step ?? nextStep(shop.storeMode)
    if (target !== open) void navigate({ pathname, search }, { state: { step: target } })
  }

  return { open, goTo }
}

/** By the form as it is now: a step that was just confirmed is not drawn yet. */
function nextStep(storeMode: boolean): StepName {
  const { confirmed, shipping } = $checkoutForm.get()
  return firstUnfinished({ steps: stepsFor({ storeMode, ...shipping }), confirmed })
}
