import type { JSX } from 'react'
import type {
  GarmentState,
  WorkshopGarmentSummary,
  WorkshopOrder,
} from '@darnley/contract/workshop-orders'
import { Link } from '@darnley/web/router'
import { Sign, type SignName } from '#src/components/icon.tsx'
import { TailorBadge } from '#src/components/tailor-badge.tsx'
import { CustomerPhotos } from './customer-photos.tsx'
import styles from './page.module.css'

const states: Readonly<Record<GarmentState, { label: string; sign: SignName }>> = {
  expected: { label: 'Expected', sign: 'later' },
  missing: { label: 'Missing', sign: 'attention' },
  to_do: { label: 'To do', sign: 'box' },
  in_work: { label: 'In work', sign: 'half' },
  paused: { label: 'Paused', sign: 'pause' },
  done: { label: 'Done', sign: 'ticked-ring' },
  ended: { label: 'Goes back as it is', sign: 'tray-up' },
}

/** The garments of an order with their state; each leads to its page once it is here. */
export function Garments({ order: { id, garments } }: { order: WorkshopOrder }): JSX.Element {
  const done = garments.filter(({ state }) => state === 'done').length
  return (
    <section className={styles['panel']}>
      <header>
        <h2>Garments</h2>
        <span className={styles['muted']}>
          {done} of {garments.length} done
        </span>
      </header>
      <ul className={styles['garments']}>
        {garments.map((garment) => (
          <GarmentRow key={garment.number} orderId={id} garment={garment} />
        ))}
      </ul>
    </section>
  )
}

interface GarmentRowProps {
  orderId: string
  garment: WorkshopGarmentSummary
}

function GarmentRow({ orderId, garment }: GarmentRowProps): JSX.Element {
  const { id, number, item_name: item, item_description: described, picture } = garment
  const name = `${number}. ${[item, described].filter(Boolean).join(', ')}`
  const { label, sign } = states[garment.state]
  return (
    <li>
      {picture ? <img src={`/content${picture}`} alt="" width={36} height={36} /> : <span />}
      <div>
        {id ? <Link to={`/garment/${id}`}>{name}</Link> : <b>{name}</b>}
        <p className={styles['muted']}>{detailOf(garment)}</p>
        <CustomerPhotos orderId={orderId} garment={number} />
      </div>
      {id ? <TailorBadge tailors={garment.tailor ? [garment.tailor] : []} /> : <span />}
      <span className={styles['state']}>
        <Sign name={sign} size={18} />
        {label}
      </span>
    </li>
  )
}

function detailOf(garment: WorkshopGarmentSummary): string {
  const { work, found_words: found, is_extra: isExtra } = garment
  if (isExtra) return `Not booked: ${found ?? ''}`
  const services = work.map(({ name }) => name).join(', ')
  return found ? `${services}. On arrival: ${found}` : services
}
