import type { JSX, ReactNode } from 'react'
import type { WorkshopGarmentSummary, WorkshopOrder } from '@darnley/contract/workshop-orders'
import { workLines } from '@darnley/domain/order-words'
import { Button } from '@darnley/web/ui/button'
import { countsOf, remarksOf } from '#src/lib/check-words.ts'
import { Fault } from './fault.tsx'
import { FoundMark } from './found-mark.tsx'
import { OpenGarment } from './open-garment.tsx'
import styles from './page.module.css'
import type { Checking } from './use-checks.ts'

interface ExpectedGarmentsProps {
  order: WorkshopOrder
  checking: Checking
  /** By the number of a garment. */
  faults: ReadonlyMap<number, string>
}

/** The garments that were booked. One is open at a time; what is settled is one line. */
export function ExpectedGarments(props: ExpectedGarmentsProps): JSX.Element {
  const { order, checking, faults } = props
  const { checks, opened } = checking
  const counts = countsOf(checks, order)
  const { expected } = counts
  return (
    <section className={styles['panel']}>
      <header>
        <h2>{`Expected: ${expected} ${expected === 1 ? 'garment' : 'garments'}`}</h2>
        <span className={styles['muted']}>
          {[`${counts.here} here`, remarksOf(counts)].filter(Boolean).join(' · ')}
        </span>
      </header>
      <ul className={styles['garments']}>
        {order.garments.map((garment) =>
          garment.number === opened ? (
            <Row key={garment.number} garment={garment} isOpen>
              <OpenGarment
                orderId={order.id}
                garment={garment}
                checking={checking}
                fault={faults.get(garment.number)}
              />
            </Row>
          ) : (
            <Row key={garment.number} garment={garment}>
              <Settled garment={garment} checking={checking} fault={faults.get(garment.number)} />
            </Row>
          ),
        )}
      </ul>
    </section>
  )
}

interface RowProps {
  garment: WorkshopGarmentSummary
  isOpen?: boolean
  children: ReactNode
}

function Row({ garment, isOpen = false, children }: RowProps): JSX.Element {
  const { picture, work } = garment
  return (
    <li className={styles['garment']} data-open={isOpen}>
      {picture ? (
        <img className={styles['tile']} src={`/content${picture}`} alt="" width={56} height={56} />
      ) : (
        <span className={styles['tile']} />
      )}
      <div className={styles['what']}>
        <h3>{nameOf(garment)}</h3>
        {work.map((each, index) => (
          // An order never changes its services' order, so the index is a stable key.
          <p key={index}>
            {each.name}
            <span className={styles['muted']}>{workLines(each).join(' · ')}</span>
          </p>
        ))}
      </div>
      {children}
    </li>
  )
}

interface SettledProps {
  garment: WorkshopGarmentSummary
  checking: Checking
  fault: string | undefined
}

function Settled({ garment, checking: { checks, open }, fault }: SettledProps): JSX.Element {
  const found = checks.found[garment.number]
  const step = found ? 'Change' : 'Open'
  return (
    <div className={styles['settled']}>
      {found ? <FoundMark found={found} /> : null}
      {fault ? <Fault>{fault}</Fault> : null}
      <Button
        variant="link"
        aria-label={`${step}: ${nameOf(garment)}`}
        onClick={() => open(garment.number)}
      >
        {step}
      </Button>
    </div>
  )
}

function nameOf(garment: WorkshopGarmentSummary): string {
  const { number, item_name: item, item_description: described } = garment
  return `${number}. ${[item, described].filter(Boolean).join(', ')}`
}
