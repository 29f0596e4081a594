import type { JSX, ReactNode } from 'react'
import type { TaskInHand, WorkshopGarment } from '@darnley/contract/workshop-garments'
import { Link, useLocation } from '@darnley/web/router'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sign } from '#src/components/icon.tsx'
import { type SeenGarment, useGarmentChange } from '#src/lib/write/use-garment-change.ts'
import { RunningTime } from './running-time.tsx'
import styles from './task-bar.module.css'

interface TaskBarProps {
  /** Null while none is in hand. */
  inHand: TaskInHand | null
  /** What a page offers beside it. */
  children?: ReactNode
}

/** The bar below each page: the task in hand with its running time, and its next step. */
export function TaskBar({ inHand, children }: TaskBarProps): JSX.Element | null {
  if (!inHand && !children) return null
  return (
    <section className={styles['bar']} aria-label="Task in hand">
      {inHand ? (
        <Task inHand={inHand}>{children}</Task>
      ) : (
        <>
          <p className={styles['none']}>No task in hand</p>
          <div className={styles['steps']}>{children}</div>
        </>
      )}
    </section>
  )
}

type Step = 'pause' | 'done'

function Task({ inHand, children }: { inHand: TaskInHand; children: ReactNode }): JSX.Element {
  const { task, next } = inHand
  // Each other page has a primary action of its own.
  const isOwnPage = useLocation().pathname === `/garment/${inHand.garment_id}`
  const seen = { tag: { garment_id: inHand.garment_id }, version: inHand.version }
  const { mutate, isPending, problem } = useGarmentChange(seen, (step: Step, garment) =>
    take(step, inHand, garment),
  )
  return (
    <>
      <div className={styles['task']}>
        <b>
          <Link to={`/garment/${inHand.garment_id}`}>{task.name}</Link>
        </b>
        <p>
          <RunningTime task={task} />
          <span>{` · ${inHand.item_name}, ${inHand.customer_name}`}</span>
          <span className={styles['place']}>{` · task ${inHand.number} of ${inHand.of}`}</span>
        </p>
      </div>
      <div className={styles['steps']}>
        <PlainButton
          aria-label={`Pause: ${task.name}`}
          disabled={isPending}
          onClick={() => mutate('pause')}
        >
          <Sign name="pause" size={18} />
          Pause
        </PlainButton>
        {children}
        <Button
          variant={isOwnPage ? 'primary' : 'secondary'}
          disabled={isPending}
          aria-label={next ? `Done, start ${next.name}` : `Done: ${task.name}`}
          onClick={() => mutate('done')}
        >
          <Icon name="check" size={20} />
          {next ? `Done, start ${next.name}` : 'Done'}
        </Button>
      </div>
      {problem ? (
        <div className={styles['problem']}>
          <Notice tone="error">{problem}</Notice>
        </div>
      ) : null}
    </>
  )
}

/** After a task that is done the next one of the garment begins. */
async function take(
  step: Step,
  { task, next }: TaskInHand,
  { tag, version }: SeenGarment,
): Promise<WorkshopGarment> {
  const params = { id: tag.garment_id }
  const stepped = await staffCall('POST /workshop/garments/{id}/task', {
    params,
    body: { version, task_id: task.id, step },
  })
  if (step === 'pause' || !next) return stepped
  return staffCall('POST /workshop/garments/{id}/task', {
    params,
    body: { version: stepped.version, task_id: next.id, step: 'start' },
  })
}
