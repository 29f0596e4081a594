import { useId, type JSX } from 'react'
import type { Item, Service } from '@darnley/contract/content'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Icon } from '@darnley/web/ui/icon'
import { fromWords } from '#src/lib/from-words.ts'
import { pictureOf } from '#src/lib/picture.ts'
import { pictureOfService } from '#src/lib/picture-of-service.ts'
import { bookingPath } from '#src/lib/site.ts'
import { theseItems } from '#src/lib/these-items.ts'
import styles from './also-services.module.css'

interface AlsoServicesProps {
  item: Item
  /** The entry of the basket that gets the service. */
  entryIndex: number
}

const most = 8

/** Other services of the garment that was just added, each leading into the wizard for the same basket entry. */
export function AlsoServices({ item, entryIndex }: AlsoServicesProps): JSX.Element | null {
  const headingId = useId()
  const { entries } = useStore($basket)
  const booked = new Set(entries[entryIndex]?.serviceDetails.map(({ service }) => service.id))
  const others = item.services.filter(({ id, deadEnd }) => !deadEnd && !booked.has(id))
  if (others.length === 0) return null
  return (
    <section className={styles['also']} aria-labelledby={headingId}>
      <h2 className={styles['heading']} id={headingId}>
        Anything else for {theseItems(item.name)}?
      </h2>
      <ul className={styles['services']}>
        {others.slice(0, most).map((service) => (
          <li key={service.id}>
            {/* A full navigation, like "Add more services to this item". */}
            <a
              className={styles['service']}
              href={`${bookingPath()}?itemIndex=${entryIndex}&service=${encodeURIComponent(service.id)}`}
            >
              <Card service={service} item={item} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ service, item }: { service: Service; item: Item }): JSX.Element {
  const picture = pictureOf(pictureOfService(service, item))
  return (
    <>
      <span className={styles['picture']}>
        {picture ? (
          <img
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
          />
        ) : null}
      </span>
      <span className={styles['caption']}>
        <span>
          <span className={styles['name']}>{service.name}</span>
          <span className={styles['price']}>{fromWords(service)}</span>
        </span>
        <Icon name="plus" size={20} />
      </span>
    </>
  )
}
