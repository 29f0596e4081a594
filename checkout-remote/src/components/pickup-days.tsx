import { useId, type JSX } from 'react'
import { type Day, formatDay, formatShortDay } from '@darnley/domain/turnaround'
import { TileChoice } from '#src/components/tile-choice.tsx'
import styles from './pickup-days.module.css'

interface PickupDaysProps {
  days: readonly Day[]
  chosen: Day | null
  locale?: string
  onChoose: (day: Day) => void
}

/** The days on which the postie can come. */
export function PickupDays(props: PickupDaysProps): JSX.Element {
  const { days, chosen, locale, onChoose } = props
  const group = useId()
  return (
    <fieldset>
      <legend className={styles['legend']}>Which day? Have it packed by 7 am</legend>
      <div className={styles['days']}>
        {days.map((day) => (
          <TileChoice
            key={day}
            group={group}
            checked={day === chosen}
            label={formatDay(day, locale)}
            onChoose={() => onChoose(day)}
          >
            {partsOf(day, locale).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </TileChoice>
        ))}
      </div>
    </fieldset>
  )
}

/** Returns the weekday, the date and the month, one below the other. */
function partsOf(day: Day, locale?: string): string[] {
  return formatShortDay(day, locale).replaceAll(',', '').split(' ')
}
