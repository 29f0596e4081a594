import { useState, type JSX } from 'react'
import type { Fitting, FittingPlace } from '@darnley/contract/fittings'
import { fittingWords } from '@darnley/domain/order-plan'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Panel } from '@darnley/web/ui/page'
import { fittingPlacesQuery, heldFittingQuery, holdFitting } from '#src/queries/fittings.ts'
import { PlaceFacts } from './place-facts.tsx'
import { TimePicker } from './time-picker.tsx'
import { useChoice } from './use-choice.ts'
import styles from './held-fitting.module.css'

/** The fitting of a basket in which something is fitted in person; nothing while no place offers one. */
export function FittingSection(): JSX.Element | null {
  const places = useQuery(fittingPlacesQuery)
  const held = useQuery(heldFittingQuery)
  const place = places.data?.[0]
  if (!place || held.data === undefined) return null
  return (
    <Panel>
      <section className={styles['section']} aria-label="Your fitting">
        <h2>Your fitting</h2>
        <Held place={place} held={held.data} />
      </section>
    </Panel>
  )
}

function Held({ place, held }: { place: FittingPlace; held: Fitting | null }): JSX.Element {
  const [isOpen, setIsOpen] = useState(false)
  const choice = useChoice(holdFitting, {
    stale: ['held-fitting'],
    onTaken: () => setIsOpen(false),
  })
  const isKept = held?.state === 'held' || held?.state === 'ended'
  return (
    <>
      <p>
        {`${place.minutes} minutes with a tailor, who pins it on you. It costs nothing extra. `}
        Bring what is fitted: it can stay with us, and you send only the rest.
      </p>
      {held?.state === 'lost' ? (
        <Notice tone="error">Your time has been taken. Please choose another one.</Notice>
      ) : null}
      {isKept ? (
        <p role="status">
          <b>{fittingWords(held)}</b>
          <br />
          Kept for you while you check out.
        </p>
      ) : null}
      <PlaceFacts place={place} />
      {isOpen ? (
        <TimePicker place={place} choice={choice} label="Keep this time" />
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {isKept ? 'Choose another time' : 'Choose a time'}
        </Button>
      )}
      {isKept ? null : (
        <p className={styles['later']}>You can also choose it after you have paid.</p>
      )}
    </>
  )
}
