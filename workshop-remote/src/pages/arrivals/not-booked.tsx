import type { JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sign } from '#src/components/icon.tsx'
import { GarmentPhotos } from '#src/components/photos/garment-photos.tsx'
import { photosQuery } from '#src/queries/garment.ts'
import { FoundMark } from './found-mark.tsx'
import styles from './page.module.css'

const shown = ['arrival'] as const
const taken = [{ kind: 'arrival', label: 'Photo' }] as const

/** As many as the contract takes. */
const mostExtras = 20

interface NotBookedProps {
  order: WorkshopOrder
  extras: readonly string[]
  /** By the place of an extra. */
  faults: ReadonlyMap<number, string>
  onChange: (extras: readonly string[]) => void
}

/** Garments in the parcel that were not booked. */
export function NotBooked({ order, extras, faults, onChange }: NotBookedProps): JSX.Element {
  const { data: photos = [] } = useQuery(photosQuery(order.id))
  // They follow the booked ones.
  const numberOf = (index: number): number => order.garments.length + index + 1
  const last = numberOf(extras.length - 1)
  const hasPhotos = photos.some(({ garment }) => garment === last)
  return (
    <section className={styles['panel']}>
      <header>
        <h2>Not booked, but in the parcel</h2>
        <PlainButton
          disabled={extras.length >= mostExtras}
          onClick={() => onChange([...extras, ''])}
        >
          <Sign name="extra" />
          {extras.length === 0 ? 'Something else' : 'Another one'}
        </PlainButton>
      </header>
      {extras.map((words, index) => (
        // Only the last one is taken away, so the index is a stable key.
        <div key={index} className={styles['extra']}>
          <FoundMark found="not_booked" />
          <TextField
            label={`What is it? The customer reads this (${index + 1})`}
            name={`extra-${index}`}
            maxLength={1000}
            value={words}
            error={faults.get(index)}
            onChange={(text) => onChange(extras.with(index, text))}
          />
          <GarmentPhotos orderId={order.id} garment={numberOf(index)} taken={taken} shown={shown} />
        </div>
      ))}
      {extras.length > 0 ? (
        <p className={styles['muted']}>Each gets a tag of its own and waits for an answer.</p>
      ) : null}
      {extras.length > 0 && !hasPhotos ? (
        <Button variant="link" onClick={() => onChange(extras.slice(0, -1))}>
          Take the last one away
        </Button>
      ) : null}
    </section>
  )
}
