import type { JSX } from 'react'
import type { FittingPlace } from '@darnley/contract/fittings'
import { addressInWords, hoursOn, mapUrl } from '@darnley/domain/opening-hours'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Icon } from '@darnley/web/ui/icon'
import styles from './repair-card.module.css'

/** Where an order is fitted. */
export function RepairFitting({ place }: { place: FittingPlace }): JSX.Element {
  const { name, address, opening_hours: hours } = place
  return (
    <div className={styles['notice']}>
      <Icon name="pin" />
      <div>
        <b>{name}</b>
        <p>
          {addressInWords(address)} · {hoursOn(dayAt(shopNow()), hours)}
        </p>
      </div>
      <a className={styles['link']} href={mapUrl(place)} target="_blank" rel="noreferrer">
        Map<span className="visually-hidden"> of {name} (opens in a new tab)</span>
      </a>
    </div>
  )
}
