import { useState, type JSX } from 'react'
import type { Fitting, FittingPlace } from '@darnley/contract/fittings'
import type { OrderDetails } from '@darnley/contract/orders'
import { fittingWords } from '@darnley/domain/order-plan'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Panel } from '@darnley/web/ui/page'
import { fittingPlacesQuery, moveFitting } from '#src/queries/fittings.ts'
import { PlaceChoice } from './place-choice.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { useArrival } from '#src/components/use-arrival.ts'
import { TimePicker } from './time-picker.tsx'
import { useChoice } from './use-choice.ts'
import { usePlace } from './use-place.ts'
import styles from './held-fitting.module.css'

interface OrderFittingProps {
  order: OrderDetails
  token: string
}

/** The fitting of an order: when and where, and another time until the day before. */
export function OrderFitting({ order, token }: OrderFittingProps): JSX.Element | null {
  const { fitting, can_fit: canFit = false } = order
  const isBooked = fitting?.state === 'booked'
  const { part, isWanted } = useArrival('fitting')
  if (!isBooked && !canFit) return null
  return (
    <Panel>
      <section ref={part} className={styles['section']} aria-label="Your fitting">
        <h2>Your fitting</h2>
        {isBooked ? <b>{fittingWords(fitting)}</b> : null}
        {fitting?.state === 'lost' ? (
          <Notice tone="error">
            Your time was taken before your payment arrived. Please choose another one.
          </Notice>
        ) : null}
        {isBooked && fitting.place ? <PlaceFacts place={fitting.place} /> : null}
        {canFit ? <Move order={order} token={token} startsOpen={isWanted} /> : <TooLate />}
      </section>
    </Panel>
  )
}

function TooLate(): JSX.Element {
  return <p className={styles['later']}>It can no longer be moved here. Please call us.</p>
}

interface MoveProps {
  order: OrderDetails
  token: string
  startsOpen: boolean
}

function Move({ order, token, startsOpen }: MoveProps): JSX.Element {
  const { fitting = null, address } = order
  const [isOpen, setIsOpen] = useState(startsOpen)
  const places = useQuery({ ...fittingPlacesQuery(address?.postcode ?? null), enabled: isOpen })
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
        {fitting?.state === 'booked' ? 'Move the fitting' : 'Choose a time'}
      </Button>
      <p className={styles['later']}>Free to move until the day before.</p>
      {isOpen && places.data ? (
        <Picker
          places={places.data}
          fitting={fitting}
          token={token}
          onTaken={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}

interface PickerProps {
  places: readonly FittingPlace[]
  fitting: Fitting | null
  token: string
  onTaken: () => void
}

function Picker({ places, fitting, token, onTaken }: PickerProps): JSX.Element | null {
  const [place, choosePlace] = usePlace(places, fitting)
  const take = (time: Parameters<typeof moveFitting>[1]): Promise<void> => moveFitting(token, time)
  const choice = useChoice(take, { stale: ['order-details'], onTaken })
  if (!place) return null
  return (
    <>
      <PlaceChoice places={places} chosen={place} onChoose={choosePlace} />
      <TimePicker key={place.id} place={place} choice={choice} label="Book this time" />
    </>
  )
}
