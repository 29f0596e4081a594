import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import { type InvalidChoice, reasonsOf } from '#src/lib/invalid-choices.ts'
import type { Checkout } from '../../use-checkout.ts'

interface ChooseAgainProps {
  choices: readonly InvalidChoice[]
  /** Goes to what made the choice invalid. */
  action?: { label: string; onSelect: () => void }
}

/** Shows which choices of this step are no longer valid, and why. */
export function ChooseAgain({ choices, action }: ChooseAgainProps): JSX.Element | null {
  if (choices.length === 0) return null
  return (
    <Notice tone="error" {...(action ? { action } : {})}>
      {reasonsOf(choices)} Please choose again.
    </Notice>
  )
}

/** Returns why the way there or its price is no longer as it was confirmed. */
export function changedWays({ progress }: Pick<Checkout, 'progress'>): readonly InvalidChoice[] {
  return progress.invalid.filter(({ field }) => field === 'price' || field === 'fitting')
}
