import { useState } from 'react'
import { isApiError } from '@darnley/web/client'
import { applyDiscount } from '@darnley/web/session'
import { forgetDiscount } from '#src/stores/lost-discount.ts'
import { discountOutcome, type DiscountOutcome } from '#src/lib/discount-outcome.ts'

type Outcome = DiscountOutcome | 'removed' | 'too-many' | 'failed'

interface Discount {
  readonly typed: string
  readonly outcome: Outcome | null
  readonly isBusy: boolean
  type: (code: string) => void
  apply: () => Promise<void>
  remove: () => Promise<void>
}

/** The state of the code field, and its actions. */
export function useDiscount(): Discount {
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  function type(code: string): void {
    setTyped(code)
    setOutcome(null)
  }

  async function ask(question: () => Promise<Outcome>): Promise<void> {
    setIsBusy(true)
    setOutcome(null)
    const answer = await question().catch((error: unknown) => failureOf(error))
    if (answer === 'applied') setTyped('')
    setOutcome(answer)
    setIsBusy(false)
  }

  return {
    typed,
    outcome,
    isBusy,
    type,
    apply: () => ask(async () => discountOutcome(await applyDiscount(typed.trim()))),
    remove: () =>
      ask(async () => {
        await applyDiscount('')
        forgetDiscount()
        return 'removed'
      }),
  }
}

function failureOf(error: unknown): Outcome {
  const isTooMany = isApiError(error) && 'status' in error && error.status === 429
  return isTooMany ? 'too-many' : 'failed'
}
