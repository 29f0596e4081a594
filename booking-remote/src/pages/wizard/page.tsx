import type { JSX } from 'react'
import { canGoBack, stageOf } from 'shared/flow'
import { useLocation } from 'shared/router'
import { useStore } from 'shared/stores'
import { Button } from 'shared/ui/button'
import { Icon } from 'shared/ui/icon'
import { Notice } from 'shared/ui/notice'
import { Wrap } from 'shared/ui/page'
import { ProgressTracker } from 'shared/ui/progress-tracker'
import { CardSkeletons } from 'shared/ui/skeleton'
import { ChoiceSummary } from '#src/components/choice-summary.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { $wizard } from '#src/stores/wizard.ts'
import { Hero } from './hero.tsx'
import styles from './page.module.css'
import { StepView } from './step-view.tsx'
import { serviceTypeHeading } from './service-type-heading.ts'
import { useArrival, type Arrival } from './use-arrival.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useWizardHistory } from './use-wizard-history.ts'

const stageNames = ['Your item', 'Your service', 'Add another', 'Checkout']

/** The booking wizard: one page, a step at a time. */
export function WizardPage(): JSX.Element {
  const arrival = useArrival()
  const { state } = useStore($wizard)
  const goBack = useWizardHistory()
  const { pathname } = useLocation()
  const { step, questionId } = state.place
  const place = `${step} ${questionId ?? ''}`
  const hasMoved = useStepFocus(place)
  if (arrival.status === 'loading' || arrival.status === 'failed')
    return <OpeningEntry {...arrival} />
  const hasSummary = !['item-category', 'item', 'item-description', 'add-more'].includes(step)
  return (
    <>
      <ProgressTracker stages={stageNames} current={stageOf(step)} />
      {pathname === '/' && step === 'item-category' ? <Hero /> : null}
      <div key={place} className={`${styles['step']} ${hasMoved ? styles['moving'] : ''}`}>
        <div>
          <Wrap>
            <div className={styles['top']}>
              {arrival.status === 'unknown' && step === 'item-category' ? (
                <Notice tone="info">
                  We could not find that item in your basket, so let us start with a new one.
                </Notice>
              ) : null}
              {canGoBack(state) ? (
                <Button variant="link" onClick={goBack}>
                  <Icon name="arrow-left" />
                  Back
                </Button>
              ) : null}
              {hasSummary ? <ChoiceSummary state={state} /> : null}
            </div>
          </Wrap>
        </div>
        <StepView state={state} />
      </div>
    </>
  )
}

/** Another service is to be added to an item of the basket, which is on its way. */
function OpeningEntry({ status, retry }: Arrival): JSX.Element {
  return (
    <>
      <ProgressTracker stages={stageNames} current={stageOf('service-type')} />
      <StepFrame heading={serviceTypeHeading}>
        {status === 'failed' ? (
          <Notice tone="error" action={{ label: 'Try again', onSelect: retry }}>
            We could not load your item. Check your connection.
          </Notice>
        ) : (
          <CardSkeletons count={2} />
        )}
      </StepFrame>
    </>
  )
}
