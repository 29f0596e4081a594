import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { dayWords, hasCalendar, type PlanStage } from '@darnley/domain/order-plan'
import { type Day, formatDay } from '@darnley/domain/turnaround'
import { PointFacts } from '#src/components/point-facts.tsx'
import { SewingButton } from '@darnley/web/ui/sewing-button'
import { PresentStep } from './present-step.tsx'
import styles from './to-do-list.module.css'

interface ToDoListProps {
  order: OrderDetails
  token: string
  plan: readonly PlanStage[]
  today: Day
}

/** One stitched line with a button for each stage of an order: what is done, what is to do now, and what follows. */
export function ToDoList({ order, token, plan, today }: ToDoListProps): JSX.Element {
  return (
    <div className={styles['list']}>
      <ol className={styles['stages']} aria-label="Stages of your order">
        {plan.map((stage) => (
          <li
            key={stage.name}
            className={styles[stage.state]}
            aria-current={stage.state === 'now' ? 'step' : undefined}
          >
            <SewingButton state={stage.state} size={32} />
            <div>
              <When stage={stage} today={today} />
              {stage.state === 'now' ? (
                <PresentStep stage={stage} order={order} token={token} today={today} />
              ) : (
                <Step stage={stage} today={today} />
              )}
            </div>
          </li>
        ))}
      </ol>
      {order.calendar_url && hasCalendar(order, plan) ? (
        <a className={styles['calendar']} href={order.calendar_url} download>
          Add these days to your calendar
        </a>
      ) : null}
    </div>
  )
}

interface StageProps {
  stage: PlanStage
  today: Day
}

function When({ stage, today }: StageProps): JSX.Element | null {
  const { day, state } = stage
  if (day === null) return null
  const words = state === 'done' ? formatDay(day) : dayWords(stage, today)
  return (
    <time className={styles['when']} dateTime={day}>
      {words}
    </time>
  )
}

function Step({ stage: { title, text, place, day }, today }: StageProps): JSX.Element {
  // The hours of today say nothing of a later day; those of the week stand beside.
  const isToday = day === null || day === today
  return (
    <>
      <h3>{title}</h3>
      {text ? <p className={styles['text']}>{text}</p> : null}
      {place ? <PointFacts point={place} today={isToday ? today : null} /> : null}
    </>
  )
}
