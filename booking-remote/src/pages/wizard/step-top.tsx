import { memo, type JSX } from 'react'
import type { ServiceDetails } from '@darnley/contract/basket'
import { canGoBack, type Step, type WizardState } from '@darnley/domain/flow'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { Wrap } from '@darnley/web/ui/page'
import { itemNotServed } from '#src/lib/not-offered.ts'
import { laterSteps } from '#src/queries/later-steps.ts'
import { $drafts } from '#src/stores/drafts.ts'
import { continueDraft, startAgain } from '#src/stores/wizard.ts'
import styles from './step-top.module.css'
import { useLeaveForBasket } from './use-leave-for-basket.ts'
import type { WizardEntry } from './use-wizard-entry.ts'
import type { Steps } from './use-wizard-history.ts'

interface StepTopProps {
  state: WizardState
  steps: Steps
  /** How the page was opened; null once the user moved on. */
  entry: WizardEntry['status'] | null
}

/**
 * Steps without a summary: before a service can be chosen there is little to show, and a basket line is changed in the
 * basket.
 */
const stepsWithout = new Set<Step>([
  'item-category',
  'item',
  'item-description',
  'expectations',
  'add-more',
])

/** Above each step: the Back button, the choices so far, and a notice about how the page was opened. */
export const StepTop = memo(function StepTop({ state, steps, entry }: StepTopProps): JSX.Element {
  const { step } = state.place
  const Summary = useQuery({ ...laterSteps, enabled: false }).data?.Summary
  const isBegun = canGoBack(state)
  // For an unlisted item there are no choices; the earlier ones were left.
  const isUnlisted = step === 'unavailable-service' && itemNotServed(state) === null
  const hasSummary = !stepsWithout.has(step) && !isUnlisted
  return (
    <div>
      <Wrap>
        <div className={styles['top']}>
          {entry ? <EntryNotice status={entry} /> : null}
          {state.edited ? <EditNotice state={state} edited={state.edited} /> : null}
          {step === 'item-category' ? <DraftNotice /> : null}
          {isBegun ? (
            <div className={styles['row']}>
              <Button variant="link" onClick={steps.goBack}>
                <Icon name="arrow-left" />
                Back
              </Button>
              {hasSummary ? null : (
                <Button variant="link" onClick={startAgain}>
                  Start again
                </Button>
              )}
            </div>
          ) : null}
          {hasSummary ? (
            <div className={styles['summary']}>
              {Summary ? <Summary state={state} onChange={steps.change} /> : null}
            </div>
          ) : null}
        </div>
      </Wrap>
    </div>
  )
})

const notices: { readonly [Status in WizardEntry['status']]?: string } = {
  unknown: 'We could not find that item in your basket, so let us start with a new one.',
  withdrawn: 'The item you were booking is no longer offered, so let us start with a new one.',
  'not-offered':
    'That link leads to something that we no longer offer. Choose what you need below.',
  resumed: 'Welcome back. This is where you left off.',
}

/** Says which line of the basket is being changed, and offers to leave it as it was. */
function EditNotice({
  state,
  edited,
}: {
  state: WizardState
  edited: ServiceDetails
}): JSX.Element {
  const leave = useLeaveForBasket()
  return (
    <Notice tone="info" action={{ label: 'Keep it as it was', onSelect: () => leave() }}>
      You are editing {state.item?.name}, {edited.service.name}. Saving replaces the line in your
      basket.
    </Notice>
  )
}

/** Offers to continue the latest draft. */
function DraftNotice(): JSX.Element | null {
  const draft = useStore($drafts).at(-1)
  if (!draft) return null
  const action = { label: 'Continue', onSelect: () => void continueDraft(draft.run) }
  return (
    <Notice tone="info" action={action}>
      Continue with your {draft.state.item?.name.toLowerCase() ?? 'booking'}?
    </Notice>
  )
}

function EntryNotice({ status }: { status: WizardEntry['status'] }): JSX.Element | null {
  const text = notices[status]
  if (!text) return null
  const again = { action: { label: 'Start again', onSelect: startAgain } }
  return (
    <Notice tone="info" {...(status === 'resumed' ? again : {})}>
      {text}
    </Notice>
  )
}
