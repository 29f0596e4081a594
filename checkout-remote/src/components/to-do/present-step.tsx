import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import type { Check, PlanAction, PlanStage } from '@darnley/domain/order-plan'
import type { Day } from '@darnley/domain/turnaround'
import { Link } from '@darnley/web/router'
import { buttonClass } from '@darnley/web/ui/button'
import { DropOffCode } from '#src/components/drop-off-code.tsx'
import { PointFacts } from '#src/components/point-facts.tsx'
import styles from './present-step.module.css'

interface PresentStepProps {
  stage: PlanStage
  order: OrderDetails
  token: string
  today: Day
}

/** The card of what is to do now. It has the only primary button of the list. */
export function PresentStep({ stage, order, token, today }: PresentStepProps): JSX.Element {
  const { title, text, checks, place, hasCode, actions } = stage
  return (
    <div className={styles['step']}>
      <h3>{title}</h3>
      {text ? <p>{text}</p> : null}
      <Checks checks={checks} />
      {hasCode ? <DropOffCode order={order} token={token} /> : null}
      {place ? <PointFacts point={place} today={today} /> : null}
      {actions.length > 0 ? (
        <div className={styles['actions']}>
          {actions.map((action, index) => (
            <Action key={action.type} action={action} isMain={index === 0} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

function Checks({ checks }: Pick<PlanStage, 'checks'>): JSX.Element | null {
  if (checks.length === 0) return null
  return (
    <ul className={styles['checks']}>
      {checks.map((check, index) => (
        // Two garments may need the same; the list of an order never changes its order.
        <li key={index}>
          <span className={styles['box']} aria-hidden="true" />
          <CheckWords check={check} />
        </li>
      ))}
    </ul>
  )
}

function CheckWords({ check: { text, note, guide } }: { check: Check }): JSX.Element {
  return (
    <div>
      <p>{text}</p>
      {note ? <p className={styles['note']}>{note}</p> : null}
      {guide ? (
        <p className={styles['note']}>
          <Link to={guide.href}>{guide.label}</Link>
        </p>
      ) : null}
    </div>
  )
}

function Action({ action, isMain }: { action: PlanAction; isMain: boolean }): JSX.Element {
  return (
    <a
      className={buttonClass(isMain ? 'primary' : 'secondary')}
      href={action.href}
      target="_blank"
      rel="noreferrer"
    >
      {action.label}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
