import { useId, type JSX } from 'react'
import type { Store, Studio } from '@darnley/contract/places'
import { openingLines } from '#src/lib/opening-hours.ts'
import { acceptsWords } from '#src/lib/accepts-words.ts'
import styles from './page.module.css'

export type Place = (Store | Studio) & { readonly isOwn?: boolean }

interface PlaceListProps {
  heading: string
  places: readonly Place[]
}

export function PlaceList({ heading, places }: PlaceListProps): JSX.Element {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles['places']}>
        {places.map((place) => (
          <li key={place.id} className={styles['place']}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlaceCard({ place }: { place: Place }): JSX.Element {
  const { name, address, phone, opening_hours, accepts, isOwn } = place
  const lines = [address.line1, address.line2, `${address.city} ${address.postcode}`]
  return (
    <>
      <h3>{name}</h3>
      {isOwn ? <span className={styles['own']}>Yours</span> : null}
      <address className={styles['address']}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : null}
      </address>
      {opening_hours.length > 0 ? (
        <dl className={styles['hours']} aria-label="Opening hours">
          {openingLines(opening_hours).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Opening hours are not given</p>
      )}
      <ul className={styles['accepts']} aria-label="Accepts">
        {accepts.map((kind) => (
          <li key={kind}>{acceptsWords[kind]}</li>
        ))}
      </ul>
    </>
  )
}
