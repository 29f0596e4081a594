import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { useSettled } from '@darnley/web/ui/use-settled'
import { StateWord } from '#src/components/state-word.tsx'
import { readinessQuery } from '#src/queries/partners.ts'
import { askedOf, type PartnerDraft } from './partner-draft.ts'
import { checkWords } from './words.ts'
import styles from './page.module.css'

/** Milliseconds after which what was typed is checked. */
const typingPause = 600

interface ChecksPanelProps {
  /** Of the partner; empty until a new one has a name. */
  id: string
  draft: PartnerDraft
}

/** What would keep the draft from being published, as it is typed. */
export function ChecksPanel({ id, draft }: ChecksPanelProps): JSX.Element {
  const asked = useSettled(askedOf(id, draft), typingPause)
  const { data, isError, refetch } = useQuery(readinessQuery(asked))
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The checks could not be made.
      </Notice>
    ) : (
      <Spinner label="Checking" />
    )
  return (
    <ul className={styles['checks']} aria-label="Checks" aria-live="polite">
      {data.checks.map(({ check, is_ready: isReady, detail }) => (
        <li key={check}>
          <StateWord sign={isReady ? 'ticked-ring' : 'attention'} tone={isReady ? 'good' : 'bad'}>
            {checkWords[check]}
          </StateWord>
          <small>{detail}</small>
        </li>
      ))}
    </ul>
  )
}
