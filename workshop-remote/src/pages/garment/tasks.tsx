import { use, useMemo, useState, type JSX } from 'react'
import type { GarmentTask, TaskStep, WorkshopGarment } from '@darnley/contract/workshop-garments'
import { formatTime } from '@darnley/domain/moment'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { SewingButton, type SewingButtonState } from '@darnley/web/ui/sewing-button'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import { InHand } from '#src/components/task-bar/in-hand.ts'
import { RunningTime } from '#src/components/task-bar/running-time.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { HandOver } from './hand-over.tsx'
import styles from './page.module.css'
import { ReopenForm } from './reopen-form.tsx'
import { useGarmentChange } from '#src/lib/write/use-garment-change.ts'

/** Opening again needs words: a form of its own sends it. */
type Step = Exclude<TaskStep['step'], 'reopen'>

/** What is to be done, by whom, and the next step of the task in hand. Keys: S starts or pauses, D is done. */
export function Tasks({ garment }: { garment: WorkshopGarment }): JSX.Element {
  const { mutate, isPending, problem } = useGarmentChange(
    garment,
    ({ task, step }: { task: GarmentTask; step: Step }, { tag, version }) =>
      staffCall('POST /workshop/garments/{id}/task', {
        params: { id: tag.garment_id },
        body: { version, task_id: task.id, step },
      }),
  )
  const inHand = use(InHand)
  const [reopened, reopen] = useState<string | null>(null)
  const done = garment.tasks.filter(({ state }) => state === 'done').length
  const current = currentOf(garment.tasks)
  const keys = useMemo(() => keysFor(current, mutate), [current, mutate])
  useShortcuts(keys)
  return (
    <section className={styles['panel']}>
      <header>
        <h2>Tasks</h2>
        <span className={styles['muted']}>
          {done} of {garment.tasks.length} done
        </span>
      </header>
      <ul className={styles['tasks']}>
        {garment.tasks.map((task) => (
          <li key={task.id} data-state={task.state}>
            <SewingButton state={buttons[task.state]} size={30} />
            <div>
              <b>{task.name}</b>
              <p className={styles['muted']}>{detailOf(task)}</p>
            </div>
            <span className={styles['steps']}>
              {task.state === 'in_work' ? <RunningTime task={task} /> : null}
              {(task.id === inHand?.task.id ? [] : stepsOf(task)).map(({ step, label }) => (
                <Button
                  key={step}
                  variant={task === current && step !== 'pause' ? 'primary' : 'secondary'}
                  disabled={isPending}
                  aria-label={`${label}: ${task.name}`}
                  onClick={() => mutate({ task, step })}
                >
                  {label}
                </Button>
              ))}
              {task.state === 'done' && reopened !== task.id ? (
                <PlainButton
                  aria-label={`Open again: ${task.name}`}
                  onClick={() => reopen(task.id)}
                >
                  Open again
                </PlainButton>
              ) : null}
            </span>
            {task.state === 'done' && reopened === task.id ? (
              <ReopenForm garment={garment} task={task} onClose={() => reopen(null)} />
            ) : null}
          </li>
        ))}
      </ul>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <HandOver garment={garment} />
    </section>
  )
}

/** The task that is in hand, or the next one. */
function currentOf(tasks: readonly GarmentTask[]): GarmentTask | undefined {
  return (
    tasks.find(({ state }) => state === 'in_work') ?? tasks.find(({ state }) => state !== 'done')
  )
}

function stepsOf({ state }: GarmentTask): readonly { step: Step; label: string }[] {
  if (state === 'in_work')
    return [
      { step: 'pause', label: 'Pause' },
      { step: 'done', label: 'Done' },
    ]
  if (state === 'done') return []
  return [{ step: 'start', label: state === 'paused' ? 'Go on' : 'Start' }]
}

function keysFor(
  current: GarmentTask | undefined,
  act: (wanted: { task: GarmentTask; step: Step }) => void,
): Readonly<Record<string, () => void>> {
  if (!current) return {}
  const isInWork = current.state === 'in_work'
  return {
    s: () => act({ task: current, step: isInWork ? 'pause' : 'start' }),
    ...(isInWork && { d: () => act({ task: current, step: 'done' }) }),
  }
}

const states: Readonly<Record<GarmentTask['state'], string>> = {
  to_do: 'To do',
  in_work: 'In work',
  paused: 'Paused',
  done: 'Done',
}

const buttons: Readonly<Record<GarmentTask['state'], SewingButtonState>> = {
  to_do: 'todo',
  in_work: 'now',
  paused: 'now',
  done: 'done',
}

function detailOf(task: GarmentTask): string {
  const { state, tailor, seconds, is_check: isCheck, started_at: start } = task
  const minutes = Math.round(seconds / 60)
  return [
    states[state],
    tailor?.name ?? (isCheck ? 'by a colleague who did none of it' : ''),
    // The time of one that is being done runs beside it.
    start === null ? minutes > 0 && `${minutes} min` : `since ${formatTime(new Date(start))}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
