import type { JSX } from 'react'
import type { GarmentFound } from '@darnley/contract/workshop-orders'
import { Sign, type SignName } from '#src/components/icon.tsx'
import styles from './page.module.css'

interface Way {
  readonly label: string
  readonly sign: SignName
  readonly tone: 'well' | 'bad' | 'care'
}

/** How a garment can be found: a shape, a word and a colour. */
export const ways = {
  here: { label: 'Here', sign: 'live', tone: 'well' },
  missing: { label: 'Missing', sign: 'missing', tone: 'bad' },
  stained: { label: 'Stained', sign: 'stained', tone: 'care' },
  different: { label: 'Different', sign: 'different', tone: 'care' },
  not_booked: { label: 'Not booked', sign: 'extra', tone: 'care' },
} as const satisfies Readonly<Record<GarmentFound | 'not_booked', Way>>

export function FoundMark({ found }: { found: keyof typeof ways }): JSX.Element {
  const { label, sign, tone } = ways[found]
  return (
    <span className={styles['found']} data-tone={tone}>
      <Sign name={sign} size={16} />
      {label}
    </span>
  )
}
