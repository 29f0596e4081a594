import { useId, useState, type JSX } from 'react'
import { contentUrl } from '@darnley/web/content-client'
import { shownAnswer, type WizardState } from '@darnley/domain/flow'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { startAgain } from '#src/stores/wizard.ts'
import styles from './choice-summary.module.css'
import { SummaryList } from './summary-list.tsx'

interface ChoiceSummaryProps {
  state: WizardState
  /** Goes back to the place at that depth, to change its answer. */
  onChange: (depth: number) => void
}

/** The choices so far in a line above the step; expands to a list of answers with prices. */
export function ChoiceSummary({ state, onChange }: ChoiceSummaryProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(() => isReview(state))
  const listId = useId()
  const { item, service, itemDescription } = state
  if (!item) return null
  const details = [
    itemDescription,
    ...state.answers.map(shownAnswer),
    state.subservice?.name,
    ...state.subserviceAnswers.map(shownAnswer),
  ].filter(Boolean)
  return (
    <section className={styles['summary']} aria-label="Your choice so far">
      <div className={styles['line']}>
        <span className={styles['picture']}>
          <img src={contentUrl(item.coverImage.url)} width={54} height={54} alt="" />
        </span>
        <p className={styles['text']}>
          <b>{[item.name, service?.name].filter(Boolean).join(' · ')}</b>
          <span className={styles['details']}>{details.join(' · ')}</span>
        </p>
        <div className={styles['actions']}>
          <Button
            variant="link"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'See or change'}
            <Icon name={isOpen ? 'close' : 'edit'} size={18} />
          </Button>
          <Button variant="link" onClick={startAgain}>
            Start again
          </Button>
        </div>
      </div>
      <div id={listId} hidden={!isOpen}>
        {isOpen ? <SummaryList state={state} onChange={onChange} /> : null}
      </div>
    </section>
  )
}

/** Whether every answer of an edited line is given: the list is where they are changed. */
function isReview({ edited, place }: WizardState): boolean {
  return edited !== undefined && place.step === 'tailor-notes'
}
