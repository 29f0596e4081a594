import type { JSX } from 'react'
import { contentUrl } from 'shared/content-client'
import type { WizardState } from 'shared/flow'
import { Button } from 'shared/ui/button'
import { startAgain } from '#src/stores/wizard.ts'
import styles from './choice-summary.module.css'

/** What was chosen so far, in one line above the step. */
export function ChoiceSummary({ state }: { state: WizardState }): JSX.Element | null {
  const { item, service, itemDescription } = state
  if (!item) return null
  const answers = [...state.answers, ...state.subserviceAnswers].map(({ answer }) => answer)
  const details = [itemDescription, state.subservice?.name, ...answers].filter(Boolean)
  return (
    <div className={styles['summary']}>
      <span className={styles['picture']}>
        <img src={contentUrl(item.coverImage.url)} width={54} height={54} alt="" />
      </span>
      <p className={styles['text']}>
        <b>{[item.name, service?.name].filter(Boolean).join(' · ')}</b>
        <span className={styles['details']}>{details.join(' · ')}</span>
      </p>
      <Button variant="link" onClick={startAgain}>
        Start again
      </Button>
    </div>
  )
}
