import type { JSX, ReactNode } from 'react'
import type { Figures } from '@darnley/contract/workshop-figures'
import { minor } from '@darnley/domain/money'
import { moneyText } from '../order/money/pounds.ts'
import { countText, keptShare } from './kept-text.ts'
import styles from './page.module.css'
import { bookedOf } from './sum-line.ts'

/** The four numbers of a period. */
export function Numbers({ figures }: { figures: Figures }): JSX.Element {
  const { total, vat } = figures
  const { orders, garments, kept, late } = total
  const each = orders === 0 ? '' : `, ${(garments / orders).toFixed(1)} each`
  return (
    <dl className={styles['numbers']}>
      <Number name="Revenue" value={moneyText(total.revenue)}>
        {moneyText(bookedOf(total))} booked
        <br />
        {moneyText(minor(0 - total.given_back))} given back
      </Number>
      <Number name="Orders" value={String(orders)}>
        {countText(garments, 'garment')}
        {each}
      </Number>
      <Number name="Turnaround kept" value={keptShare(total) ?? '–'}>
        {kept + late === 0
          ? 'No garment was done'
          : `${kept} of ${countText(kept + late, 'garment')}, ${late} late`}
      </Number>
      <Number
        name={vat.number === null ? 'VAT in it' : `VAT in it, ${vat.rate}%`}
        value={moneyText(total.vat)}
      >
        {vat.number ?? 'No VAT number is set'}
      </Number>
    </dl>
  )
}

function Number(props: { name: string; value: string; children: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        <b>{props.value}</b>
        <span>{props.children}</span>
      </dd>
    </div>
  )
}
