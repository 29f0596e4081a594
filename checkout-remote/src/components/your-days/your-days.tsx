import type { JSX } from 'react'
import type { PlanStage } from '@darnley/domain/order-plan'
import { type Day, formatShortDay } from '@darnley/domain/turnaround'
import { Panel } from '@darnley/web/ui/page'
import { weeksOf } from './weeks.ts'
import styles from './your-days.module.css'

interface YourDaysProps {
  plan: readonly PlanStage[]
  today: Day
}

type DatedStage = PlanStage & { day: Day }

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * The days of an order among those of the weeks around, and what each brings; nothing once all are over. For the eyes
 * alone: the list of stages says the same, and would be heard twice.
 */
export function YourDays({ plan, today }: YourDaysProps): JSX.Element | null {
  const dated = plan.filter((stage): stage is DatedStage => stage.day !== null)
  const last = dated.at(-1)?.day
  if (last === undefined || last <= today) return null
  return (
    <div aria-hidden="true">
      <Panel tone="chalk">
        <h2>Your days</h2>
        <Weeks days={weeksOf(today, last)} marked={dated.map(({ day }) => day)} today={today} />
        <dl className={styles['key']}>
          {dated.map(({ name, title, day }) => (
            <div key={name}>
              <dt>{formatShortDay(day)}</dt>
              <dd>{title}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  )
}

interface WeeksProps {
  days: readonly Day[]
  marked: readonly Day[]
  today: Day
}

function Weeks({ days, marked, today }: WeeksProps): JSX.Element {
  return (
    <div className={styles['weeks']}>
      {WEEKDAYS.map((name) => (
        <i key={name}>{name.charAt(0)}</i>
      ))}
      {days.map((day) => (
        <span key={day} className={day === today ? styles['today'] : classOf(marked.includes(day))}>
          {Number(day.slice(-2))}
        </span>
      ))}
    </div>
  )
}

function classOf(isMarked: boolean): string | undefined {
  return isMarked ? styles['marked'] : undefined
}
