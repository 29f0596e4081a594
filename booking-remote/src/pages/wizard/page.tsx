import { useEffect, useRef, type JSX } from 'react'
import { stageOf } from '@darnley/domain/flow'
import { useKeptPart } from '@darnley/web/kept-part'
import { pageConfig } from '@darnley/web/page-config'
import { useQueryClient } from '@darnley/web/query'
import { useLocation } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { ProgressTracker } from '@darnley/web/ui/progress-tracker'
import { CardSkeletons } from '@darnley/web/ui/skeleton'
import { StepFrame } from '#src/components/step-frame.tsx'
import { itemCategories } from '#src/queries/item-categories.ts'
import { $wizard } from '#src/stores/wizard.ts'
import { Hero } from './hero.tsx'
import { BelowCategories } from './home/below-categories.tsx'
import styles from './page.module.css'
import { stageNames } from './stage-names.ts'
import { StepTop } from './step-top.tsx'
import { StepView } from './step-view.tsx'
import { serviceTypeHeading } from './service-type-heading.ts'
import { useWizardEntry, type WizardEntry } from './use-wizard-entry.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useWizardHistory } from './use-wizard-history.ts'

/** The booking wizard: one page that shows one step at a time. */
export function Page(): JSX.Element {
  const client = useQueryClient()
  // The document has preloaded them, and a resumed booking may return to them.
  useEffect(() => void client.prefetchQuery(itemCategories), [client])
  const entry = useWizardEntry()
  const { state } = useStore($wizard)
  const isHome = useLocation().pathname === '/' && state.place.step === 'item-category'
  const { step, questionId } = state.place
  const place = `${step} ${questionId ?? ''}`
  const isOpening = entry.status === 'loading' || entry.status === 'failed'
  const steps = useWizardHistory(isOpening)
  const hasMoved = useStepFocus(place, isOpening)
  if (isOpening) return <Opening {...entry} />
  // The notice disappears once the user moves on.
  const isNoticeShown = entry.status === 'resumed' ? !hasMoved : step === 'item-category'
  return (
    <>
      <ProgressTracker stages={stageNames} current={stageOf(step)} />
      {isHome ? <Hero /> : null}
      <div className={styles['backdrop']}>
        <div key={place} className={`${styles['step']} ${hasMoved ? styles['moving'] : ''}`}>
          <StepTop state={state} steps={steps} entry={isNoticeShown ? entry.status : null} />
          <StepView state={state} />
        </div>
      </div>
      {isHome && pageConfig().mode === 'web' ? <BelowCategories /> : null}
    </>
  )
}

/** Shown while an unfinished booking or a basket entry is being loaded, or what the document had of the step. */
function Opening({ status, retry, isEntry }: WizardEntry): JSX.Element {
  const room = useRef<HTMLDivElement>(null)
  if (useKeptPart('step', room) && status === 'loading')
    return (
      <>
        <ProgressTracker stages={stageNames} current={stageOf('item')} />
        <div ref={room} aria-busy="true" />
      </>
    )
  return (
    <>
      <ProgressTracker stages={stageNames} current={stageOf('service-type')} />
      <StepFrame heading={isEntry ? serviceTypeHeading : 'One moment, please.'} isFirst>
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
