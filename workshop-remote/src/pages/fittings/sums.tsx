import type { JSX } from 'react'
import type { FittingDay } from '@darnley/contract/workshop-fittings'
import { Sign, type SignName } from '#src/components/icon.tsx'
import { isAhead } from './standing.ts'
import styles from './page.module.css'

/** How many fittings of the day are booked, and what came of them. */
export function Sums({ data, now }: { data: FittingDay; now: Date }): JSX.Element {
  const { fittings, times } = data
  const marked = (mark: string): number => fittings.filter((each) => each.mark === mark).length
  const held = fittings.filter(({ order }) => order === null).length
  const free = times
    .filter(({ starts_at: start }) => isAhead(data, start, now))
    .reduce((sum, time) => sum + (time.free ?? 0), 0)
  const sums: [SignName, number, string][] = [
    ['later', fittings.length - held, 'booked'],
    ['ticked-ring', marked('done'), 'pinned'],
    ['live', marked('here'), 'here'],
    ['missing', marked('absent'), 'did not come'],
    ['later', held, 'held'],
    ['calendar', free, 'free'],
  ]
  return (
    <ul className={styles['sums']} aria-label="Sums of the day">
      {sums.map(([sign, count, word]) => (
        <li key={word}>
          <Sign name={sign} size={18} />
          {`${count} ${word}`}
        </li>
      ))}
    </ul>
  )
}
