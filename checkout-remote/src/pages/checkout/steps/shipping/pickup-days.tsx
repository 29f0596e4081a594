import { useId, type JSX } from 'react'
import { type Day, formatDay, formatShortDay } from '@darnley/domain/turnaround'
import { TileChoice } from '#src/components/tile-choice.tsx'
import { editStep } from '#src/stores/checkout-form.ts'
import type { Checkout } from '../../use-checkout.ts'
import type { WayChoice } from './use-way-choice.ts'
import styles from './pickup-days.module.css'

interface PickupDaysProps {
  checkout: Checkout
  choice: WayChoice
}

/** The days on which the postie can come. */
export function PickupDays({ checkout, choice }: PickupDaysProps): JSX.Element {
  const group = useId()
  const { locale } = checkout.shop
  return (
    <fieldset>
      <legend className={styles['legend']}>Which day? Have it packed by 7 am</legend>
      <div className={styles['days']}>
        {choice.pickupDays.map((day) => (
          <TileChoice
            key={day}
            group={group}
            checked={day === choice.pickupDay}
            label={formatDay(day, locale)}
            onChoose={() => editStep('shipping', { pickupDay: day })}
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
function partsOf(day: Day, locale: string): string[] {
  return formatShortDay(day, locale).replaceAll(',', '').split(' ')
}
