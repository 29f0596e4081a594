import type { JSX } from 'react'
import type { FittingPlace } from '@darnley/contract/fittings'
import { addressInWords, mapUrl } from '@darnley/domain/opening-hours'
import { Icon } from '@darnley/web/ui/icon'
import styles from './repair-card.module.css'

/** Where an order is fitted. */
export function RepairFitting({ place }: { place: FittingPlace }): JSX.Element {
  const { name, address } = place
  return (
    <div className={styles['notice']}>
      <Icon name="pin" />
      <div>
        <b>{name}</b>
        <p>{addressInWords(address)}</p>
      </div>
      <a className={styles['link']} href={mapUrl(place)} target="_blank" rel="noreferrer">
        Map<span className="visually-hidden"> of {name} (opens in a new tab)</span>
      </a>
    </div>
  )
}
