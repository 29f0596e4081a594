import { useState, type JSX } from 'react'
import type { Fitting, FittingPlace } from '@darnley/contract/fittings'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { whyNotToFitting } from '@darnley/domain/fitted-in-person'
import { fittingWords } from '@darnley/domain/order-plan'
import { useQuery } from '@darnley/web/query'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Panel } from '@darnley/web/ui/page'
import { fittingPlacesQuery, heldFittingQuery, holdFitting } from '#src/queries/fittings.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { PlaceChoice } from './place-choice.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { TimePicker } from './time-picker.tsx'
import { useChoice } from './use-choice.ts'
import { usePlace } from './use-place.ts'
import styles from './held-fitting.module.css'

/** The fitting of a basket in which something is fitted in person; nothing while no place offers one. */
export function FittingSection(): JSX.Element | null {
  const { address } = useStore($checkoutForm)
  const places = useQuery(fittingPlacesQuery(normalisePostcode(address.postcode)))
  const held = useQuery(heldFittingQuery)
  if (!places.data?.[0] || held.data === undefined) return null
  return (
    <Panel>
      <section className={styles['section']} aria-label="Your fitting">
        <h2>Your fitting</h2>
        <Held places={places.data} held={held.data} />
      </section>
    </Panel>
  )
}

interface HeldProps {
  /** At least one. */
  places: readonly FittingPlace[]
  held: Fitting | null
}

function Held({ places, held }: HeldProps): JSX.Element | null {
  const [isOpen, setIsOpen] = useState(false)
  const { entries } = useStore($basket)
  // With a time, it is the way there.
  const isAll = whyNotToFitting(entries, { hasTime: true }) === null
  const [place, choosePlace] = usePlace(places, held)
  const choice = useChoice(holdFitting, {
    stale: ['held-fitting'],
    onTaken: () => setIsOpen(false),
  })
  if (!place) return null
  const open = (): void => {
    // An address that is typed later sorts the places, and leaves this one chosen.
    choosePlace(place.id)
    setIsOpen(true)
  }
  const isKept = held?.state === 'held' || held?.state === 'ended'
  return (
    <>
      <p>
        {`${place.minutes} minutes with a tailor, who pins it on you. It costs nothing extra. `}
        {isAll
          ? 'Bring everything: it stays with us, and there is nothing to post.'
          : 'Bring what is fitted: it can stay with us, and you send only the rest.'}
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
      <PlaceChoice places={places} chosen={place} onChoose={choosePlace} />
      <PlaceFacts place={place} />
      {isOpen ? (
        <TimePicker key={place.id} place={place} choice={choice} label="Keep this time" />
      ) : (
        <Button variant="secondary" onClick={open}>
          {isKept ? 'Choose another time' : 'Choose a time'}
        </Button>
      )}
      {isKept ? null : (
        <p className={styles['later']}>You can also choose it after you have paid.</p>
      )}
    </>
  )
}
