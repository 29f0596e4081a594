import type { JSX } from 'react'
import type { MyRepair } from '@darnley/contract/my-repairs'
import { dayWords, shortStages, type ShortStage } from '@darnley/domain/order-plan'
import { type Day, dayAt, formatDay } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { pageConfig } from '@darnley/web/page-config'
import { SewingButton } from '@darnley/web/ui/sewing-button'
import styles from './repair-stages.module.css'

/** The four events of an order on a stitched line, on the days that its page shows. */
export function RepairStages({
  repair: { order, progress },
}: {
  repair: MyRepair
}): JSX.Element | null {
  const today = dayAt(shopNow())
  const stages = shortStages({ order, progress, today, company: pageConfig().company })
  if (stages.length === 0) return null
  return (
    <ol className={styles['stages']} aria-label="Stages of your order">
      {stages.map((stage) => (
        <li
          key={stage.title}
          className={styles[stage.state]}
          aria-current={stage.state === 'now' ? 'step' : undefined}
        >
          <SewingButton state={stage.state} size={28} />
          <b>{stage.title}</b>
          <When stage={stage} today={today} />
        </li>
      ))}
    </ol>
  )
}

function When({ stage, today }: { stage: ShortStage; today: Day }): JSX.Element | null {
  const { day, state } = stage
  if (day === null) return null
  return <time dateTime={day}>{state === 'done' ? formatDay(day) : dayWords(stage, today)}</time>
}
