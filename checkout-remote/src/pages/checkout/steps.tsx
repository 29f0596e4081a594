import { useEffect, useRef, type JSX } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import { useQuery } from '@darnley/web/query'
import { useTitleStep } from '@darnley/web/session'
import { canOpen, isConfirmed, type StepName } from '#src/lib/steps.ts'
import { laterSteps } from '#src/queries/later-steps.ts'
import { isSignedIn } from '#src/stores/customer-hint.ts'
import { StepSection } from './step-section.tsx'
import { StepContent } from './step-content.tsx'
import { DaysPart } from './steps/days-part.ts'
import type { Checkout } from './use-checkout.ts'
import { useOpenStep } from './use-open-step.ts'

/** The accordion of section 2.4: one step is open, finished ones can be reopened. */
export function Steps({ checkout }: { checkout: Checkout }): JSX.Element {
  const { progress } = checkout
  const { open, goTo } = useOpenStep(checkout)
  const header = useFocusOnChange(open)
  const later = useQuery({ ...laterSteps, enabled: isBegun(checkout, open) })
  useTitleStep(titleOf(open, checkout.shop.storeMode))
  return (
    <div>
      {progress.steps.map((step) => (
        <StepSection
          key={step}
          title={titleOf(step, checkout.shop.storeMode)}
          isOpen={step === open}
          isDone={isConfirmed(step, progress)}
          canOpen={canOpen(step, progress)}
          summary={isConfirmed(step, progress) ? later.data?.summaryOf(step, checkout) : null}
          headerRef={step === open ? header : null}
          onOpen={() => goTo(step)}
        >
          {step === open ? (
            <DaysPart value={later.data?.sayDays ?? null}>
              <StepContent open={open} later={later} checkout={checkout} onOpen={goTo} />
            </DaysPart>
          ) : null}
        </StepSection>
      ))}
    </div>
  )
}

/**
 * Whether to fetch the later steps: when the user begins to type or returns to one of them; from the start in a shop,
 * whose Wi-Fi may drop at any time, and for a customer whose account fills in the details.
 */
function isBegun({ shop, form }: Checkout, open: StepName): boolean {
  return shop.storeMode || isSignedIn() || open !== 'details' || form.details.name !== ''
}

function titleOf(step: StepName, storeMode: boolean): string {
  const { name } = pageConfig().company
  const titles: Record<StepName, string> = {
    details: storeMode ? 'Customer details' : 'Your details',
    shipping: storeMode ? 'Returning the order to the customer' : `Shipping to and from ${name}`,
    address: storeMode ? 'Customer address' : 'Your address',
    turnaround: 'Turnaround',
    payment: 'Payment',
  }
  return titles[step]
}

/** Moves the focus to the header of a step that opens, so that it is announced and scrolled into view. */
function useFocusOnChange(open: StepName): React.RefObject<HTMLButtonElement | null> {
  const header = useRef<HTMLButtonElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    header.current?.focus()
    header.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return header
}
