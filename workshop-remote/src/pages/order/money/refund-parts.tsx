import type { JSX } from 'react'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import styles from './money.module.css'
import { moneyText } from './pounds.ts'
import { partsOf } from './refund-choice.ts'

interface RefundPartsProps {
  money: OrderMoney
  /** Ids of lines, and names of extras. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The lines and extras of an order; what was given back is greyed. */
export function RefundParts({ money, chosen, onChange }: RefundPartsProps): JSX.Element {
  return (
    <div className={styles['parts']}>
      {partsOf(money).map(({ id, label, detail, amount, isLeft }) => (
        <label key={id} className={styles['part']}>
          <input
            type="checkbox"
            checked={isLeft && chosen.includes(id)}
            disabled={!isLeft}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          <span>
            {label}
            {detail ? <span className={styles['small']}>{detail}</span> : null}
          </span>
          <b>{moneyText(amount)}</b>
        </label>
      ))}
    </div>
  )
}
