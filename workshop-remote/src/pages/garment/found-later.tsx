import { useState, type JSX } from 'react'
import type { FoundLater as Found, WorkshopGarment } from '@darnley/contract/workshop-garments'
import { staffCall } from '@darnley/web/session'
import {
  type Decision,
  type DecisionFaults,
  DecisionForm,
} from '#src/components/form/decision-form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Segments } from '#src/components/form/segments.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import styles from './page.module.css'
import { useGarmentChange } from '#src/lib/write/use-garment-change.ts'

type FoundAs = Found['found']

const ways = [
  { value: 'here', label: 'It is here' },
  { value: 'stained', label: 'Stained' },
  { value: 'different', label: 'Different' },
  { value: 'missing', label: 'Missing' },
  { value: 'ended', label: 'No work on it' },
] as const satisfies readonly { value: FoundAs; label: string }[]

/** What is said of a garment that is not simply here. */
const standings: Readonly<Record<FoundAs, string>> = {
  here: '',
  stained: 'It came with something on it.',
  different: 'It is other than described.',
  missing: 'It was not in the parcel. The order waits until this is settled.',
  ended: 'No work is done on it: it goes back as it is, or never came.',
}

/** How the garment was found, and a way to correct it: one that was missing came later, or no work is done on it. */
export function FoundLater({ garment }: { garment: WorkshopGarment }): JSX.Element | null {
  const [isOpen, open] = useState(false)
  const { tag, stage } = garment
  const now = garment.state === 'ended' ? 'ended' : garment.found
  // What was not booked has no work, and what is closed is not changed.
  if (tag.is_extra || stage === null) return null
  return (
    <div className={styles['standing']} data-state={now}>
      {standings[now] ? <p>{standings[now]}</p> : null}
      <PlainButton onClick={() => open(true)}>
        {now === 'missing' ? 'It came, or never will' : 'Found otherwise'}
      </PlainButton>
      <Sheet label={`How was ${tag.code} found?`} open={isOpen} onClose={() => open(false)}>
        <FoundForm garment={garment} onClose={() => open(false)} />
      </Sheet>
    </div>
  )
}

function FoundForm(props: { garment: WorkshopGarment; onClose: () => void }): JSX.Element {
  const { garment, onClose } = props
  /** Another round begins with nothing chosen. */
  const [round, setRound] = useState(0)
  const { mutate, isPending, problem } = useGarmentChange(
    garment,
    (found: Omit<Found, 'version'>, { tag, version }) =>
      staffCall('POST /workshop/garments/{id}/found', {
        params: { id: tag.garment_id },
        body: { version, ...found },
      }),
    () => {
      setRound(round + 1)
      onClose()
    },
  )
  const isTold = (found: FoundAs | null): boolean => isMailed(garment, found)
  return (
    <DecisionForm<FoundAs>
      key={round}
      choice={(field) => (
        <Segments legend="How it was found" hideLegend options={ways} {...field} />
      )}
      hint={(found) =>
        isTold(found) ? <p>The customer is told once, by mail, that it came.</p> : null
      }
      wordsLabel={(found) =>
        isTold(found) && found !== 'here'
          ? 'In words: the customer reads this'
          : 'In words, for the history'
      }
      faultsOf={faultsOf}
      keep="Leave it as it is"
      confirm="Keep this"
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSubmit={(found, words) => mutate({ found, words: words || null })}
    />
  )
}

/** Whether the customer gets a mail: what was missing is here. The api sends one for each garment. */
function isMailed({ found: before }: WorkshopGarment, found: FoundAs | null): boolean {
  return before === 'missing' && found !== null && found !== 'missing' && found !== 'ended'
}

function faultsOf({ choice: found, words }: Decision<FoundAs>): DecisionFaults {
  const faults = new Map<keyof Decision<FoundAs>, string>()
  const needsWords = found !== null && found !== 'here' && found !== 'missing'
  if (found === null) faults.set('choice', 'Choose one of them')
  if (needsWords && words.trim() === '') faults.set('words', 'Say what was found')
  return faults
}
