import { useRef, type JSX } from 'react'
import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { workLines } from '@darnley/domain/order-words'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Link, useNavigate } from '@darnley/web/router'
import { Icon } from '@darnley/web/ui/icon'
import { PageHeading } from '@darnley/web/ui/page'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import { DueMark, ExpressMark } from '#src/components/due-mark.tsx'
import { PlainLink } from '#src/components/form/plain-link.tsx'
import { Sign } from '#src/components/icon.tsx'
import { GarmentPhotos } from '#src/components/photos/garment-photos.tsx'
import { dueOf } from '#src/lib/due.ts'
import { firstNameOf } from '#src/lib/first-name.ts'
import { photoCount } from '#src/lib/photo-count.ts'
import { FoundLater } from './found-later.tsx'
import { News } from './news.tsx'
import { Notes } from './notes.tsx'
import styles from './page.module.css'
import { SuggestPrice } from './suggest-price.tsx'
import { Tasks } from './tasks.tsx'

const taken = [
  { kind: 'before', label: 'Photo before' },
  { kind: 'after', label: 'Photo after' },
] as const

export function GarmentView({ garment }: { garment: WorkshopGarment }): JSX.Element {
  const { tag } = garment
  const navigate = useNavigate()
  const photos = useRef<HTMLElement>(null)
  useShortcuts({
    t: () => void navigate(`/tags/${garment.order_id}`),
    p: () => photos.current?.querySelector<HTMLElement>('[data-kind="after"]')?.click(),
  })
  const due = dueOf({ due_day: tag.due_day, stage: garment.stage }, dayAt(shopNow()))
  return (
    <>
      <Link className={styles['back']} to={`/order/${garment.order_id}`}>
        <Icon name="arrow-left" size={18} />
        {tag.code.replace(/-\d+$/, '')}, {tag.customer_name}
      </Link>
      <div className={styles['head']}>
        {garment.picture ? (
          <img src={`/content${garment.picture}`} alt="" width={56} height={56} />
        ) : null}
        <div>
          <PageHeading>
            {[tag.item_name, tag.item_description].filter(Boolean).join(', ')}
          </PageHeading>
          <p className={styles['muted']}>
            {tag.code} · garment {tag.number} of {tag.of}
            {tag.shop ? ` · ${tag.shop.name}` : ''}
          </p>
        </div>
        {due ? <DueMark due={due} /> : null}
        {tag.express ? <ExpressMark /> : null}
        <PlainLink to={`/tags/${garment.order_id}`}>
          <Sign name="code" size={18} />
          Tag
        </PlainLink>
        <SuggestPrice garment={garment} />
      </div>
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Asked garment={garment} />
          <section ref={photos} className={styles['panel']}>
            <GarmentPhotos
              orderId={garment.order_id}
              garment={tag.number}
              taken={taken}
              header={(all) => (
                <header>
                  <h2>Photos</h2>
                  <span className={styles['muted']}>
                    {all && photoCount(all, firstNameOf(tag.customer_name))}
                  </span>
                </header>
              )}
            />
          </section>
        </div>
        <div className={styles['stack']}>
          <Tasks garment={garment} />
          <News garment={garment} />
          <Notes garment={garment} />
        </div>
      </div>
    </>
  )
}

/** Everything that the customer said, and what was found on arrival. */
function Asked({ garment }: { garment: WorkshopGarment }): JSX.Element {
  const { tag } = garment
  return (
    <section className={styles['panel']}>
      <h2>What {firstNameOf(tag.customer_name)} asked for</h2>
      {tag.found_words ? <p className={styles['found']}>On arrival: {tag.found_words}</p> : null}
      {tag.is_extra ? <p>This garment was in the parcel, but not booked.</p> : null}
      {tag.work.map((work, index) => (
        // An order never changes its services' order, so the index is a stable key.
        <div key={index}>
          <h3>{work.name}</h3>
          <ul className={styles['said']}>
            {workLines(work).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {work.guide_url ? (
            <a href={work.guide_url} target="_blank" rel="noreferrer">
              Fitting guide for {work.name}
            </a>
          ) : null}
        </div>
      ))}
      <FoundLater garment={garment} />
    </section>
  )
}
