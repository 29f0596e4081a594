import type { JSX } from 'react'
import type { ServiceDetails } from '@darnley/contract/basket'
import { linePrice } from '@darnley/domain/pricing'
import { useStore } from '@darnley/web/stores'
import { Icon } from '@darnley/web/ui/icon'
import { MoneyText } from '@darnley/web/ui/money-text'
import { describeService } from '#src/lib/describe-service.ts'
import { $shop } from '#src/stores/shop.ts'
import styles from './basket-service.module.css'

interface BasketServiceProps {
  details: ServiceDetails
  isWithdrawn: boolean
  itemName: string
  onRemove: () => void
}

export function BasketService({
  details,
  isWithdrawn,
  itemName,
  onRemove,
}: BasketServiceProps): JSX.Element {
  const { locale } = useStore($shop)
  return (
    <div className={styles['service']}>
      <div className={styles['text']}>
        <h3>{details.service.name}</h3>
        {describeService(details).map((line) => (
          <p key={line} className={styles['detail']}>
            {line}
          </p>
        ))}
        {isWithdrawn ? <p className={styles['withdrawn']}>No longer offered</p> : null}
      </div>
      <span className={styles['price']}>
        <MoneyText amount={linePrice(details)} locale={locale} />
      </span>
      <button
        type="button"
        className={styles['remove']}
        onClick={onRemove}
        aria-label={`Delete ${details.service.name} from ${itemName}`}
      >
        <Icon name="trash" size={20} />
      </button>
    </div>
  )
}
