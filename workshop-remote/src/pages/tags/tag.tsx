import type { JSX } from 'react'
import type { GarmentTag } from '@darnley/contract/workshop-garments'
import { workLines } from '@darnley/domain/order-words'
import { formatShortDay, type Day } from '@darnley/domain/turnaround'
import { apiUrl } from '@darnley/web/client'
import { ways } from '#src/lib/desk-view.ts'
import styles from './page.module.css'

/** What is sewn to a garment while it is here: black on white, readable at arm's length. */
export function Tag({ tag }: { tag: GarmentTag }): JSX.Element {
  const back = ways.find(({ way }) => way === tag.way_back)?.label ?? tag.way_back
  return (
    <section className={styles['tag']} aria-label={`Tag ${tag.code}`}>
      <div className={styles['top']}>
        <img
          src={apiUrl(`/workshop/garments/${tag.garment_id}/code`)}
          width={120}
          height={120}
          alt=""
        />
        <div>
          <p className={styles['number']}>{tag.code}</p>
          <p className={styles['customer']}>{tag.customer_name}</p>
          <p>
            garment {tag.number} of {tag.of}
          </p>
        </div>
      </div>
      <p className={styles['due']}>
        {tag.due_day ? <span>Due {formatShortDay(tag.due_day as Day)}</span> : null}
        {tag.express ? <span className={styles['express']}>» EXPRESS</span> : null}
      </p>
      <p className={styles['garment']}>
        {tag.is_extra
          ? `${tag.item_description} (not booked)`
          : [tag.item_name, tag.item_description].filter(Boolean).join(', ')}
      </p>
      {tag.found_words && !tag.is_extra ? <p>On arrival: {tag.found_words}</p> : null}
      {tag.work.map((work, index) => (
        // An order never changes its services' order, so the index is a stable key.
        <div key={index}>
          <p className={styles['service']}>{work.name}</p>
          {workLines(work).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
      <p className={styles['foot']}>
        <span>{tag.shop?.name ?? ''}</span>
        <span>Back by {back}</span>
      </p>
    </section>
  )
}
