import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '@darnley/web/router'
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

/** Milliseconds. Longer than a frame, so that a step is painted before the browser's history has its entry. */
const afterPaint = 20

/** Stores the open step in the browser's history, so that Back goes one step back (U2, U15). */
export function useOpenStep({ progress, shop, basket }: Checkout): OpenStep {
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
  /** A step that is opened before it has its entry. */
  const [ahead, setAhead] = useState<StepName | null>(null)
  const chosen = ahead ?? stepOfEntry(state)
  const open = openStep(chosen, progress)
  const isNewEntry = chosen === null
  useEffect(() => setAhead(null), [key])
  useEffect(() => {
    const timer = setTimeout(() => {
      if (ahead || (isNewEntry && !hasLeftEntry(key)))
        void navigate(
          { pathname, search },
          { replace: !ahead, state: { step: open, run: currentRun() } },
        )
    }, afterPaint)
    return () => clearTimeout(timer)
  }, [ahead, isNewEntry, key, navigate, pathname, search, open])

  function goTo(step: StepName | null): void {
    // Uses the current form: a step that was just confirmed has not been rendered yet.
    const now = progressOf($checkoutForm.get(), circumstancesOf(shop, basket))
    const target = step ?? firstUnfinished(now)
    if (target !== open) setAhead(target)
  }

  return { open, goTo }
}
