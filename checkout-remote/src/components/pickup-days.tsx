import { useId, useState, type JSX } from 'react'
import { type Day, formatDay, formatShortDay } from '@darnley/domain/turnaround'
import { Notice } from '@darnley/web/ui/notice'
import { TileChoice } from '#src/components/tile-choice.tsx'
import styles from './pickup-days.module.css'

interface PickupDaysProps {
  days: readonly Day[]
  chosen: Day | null
  locale?: string
  onChoose: (day: Day) => void
}

/** The days on which the postie can come. Says so when the one that was shown as chosen is not offered any more. */
export function PickupDays(props: PickupDaysProps): JSX.Element {
  const { days, chosen, locale, onChoose } = props
  const group = useId()
  const gone = useGone(days, chosen)
  return (
    <fieldset>
      {gone ? (
        <Notice tone="error">
          The postie cannot come on {formatDay(gone, locale)} any more. Please look at the day once
          more.
        </Notice>
      ) : null}
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

/** Returns the day that was chosen before, when it went while the page was open; null once another is chosen. */
function useGone(days: readonly Day[], chosen: Day | null): Day | null {
  const [shown, setShown] = useState(chosen)
  const [gone, setGone] = useState<Day | null>(null)
  if (shown !== chosen) {
    setShown(chosen)
    setGone(shown !== null && !days.includes(shown) ? shown : null)
  }
  return gone
}

/** Returns the weekday, the date and the month, one below the other. */
function partsOf(day: Day, locale?: string): string[] {
  return formatShortDay(day, locale).replaceAll(',', '').split(' ')
}
