import type { JSX } from 'react'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import measure from '#src/assets/fitting-measure.svg?no-inline'
import coat from '#src/assets/scene-coat.svg?no-inline'
import parcel from '#src/assets/scene-parcel.svg?no-inline'
import styles from './how-it-works.module.css'
import parts from './section.module.css'

const steps = [
  {
    name: 'Book it',
    text: 'Choose the garment and what it needs. You see the exact price before you pay.',
    picture: measure,
  },
  {
    name: 'Send it',
    text: 'Collected from your door, handed in nearby, or left free at a drop-off point.',
    picture: parcel,
  },
  {
    name: 'Wear it',
    text: `Sewn within ${TURNAROUND_DAYS.standard} working days of its arrival, then sent back to you.`,
    picture: coat,
  },
] as const

export function HowItWorks(): JSX.Element {
  return (
    <section className={parts['part']} aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <ol className={styles['steps']}>
        {steps.map(({ name, text, picture }, index) => (
          <li key={name}>
            <span className={styles['picture']}>
              <img src={picture} width={150} height={150} alt="" loading="lazy" />
            </span>
            <span className={styles['button']} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
