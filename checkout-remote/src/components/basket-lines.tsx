import type { JSX } from 'react'
import type { BasketEntry } from '@darnley/contract/basket'
import { formatMoney } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'
import { describeService } from '#src/lib/describe-service.ts'
import styles from './basket-lines.module.css'
import { ItemPicture } from './item-picture.tsx'

interface BasketLinesProps {
  entries: readonly BasketEntry[]
  locale: string
  /** Names and prices only, for use beside the basket's details. */
  brief?: boolean
}

/** Each garment with its services and their prices, read-only. */
export function BasketLines({ entries, locale, brief = false }: BasketLinesProps): JSX.Element {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className={styles['entry']}>
          <ItemPicture path={entry.item.coverImage} />
          <div className={styles['text']}>
            <p className={styles['name']}>{entry.item.name}</p>
            {brief ? null : <p className={styles['detail']}>{entry.itemDescription}</p>}
            <ul className={styles['services']}>
              {entry.serviceDetails.map((details) => (
                <li key={details.id} className={styles['service']}>
                  <div>
                    <p>{details.service.name}</p>
                    {(brief ? [] : describeService(details)).map((line) => (
                      <p key={line} className={styles['detail']}>
                        {line}
                      </p>
                    ))}
                  </div>
                  <span className={styles['price']}>{formatMoney(linePrice(details), locale)}</span>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
