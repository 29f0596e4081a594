import { useEffect, useReducer, type JSX } from 'react'
import type { GarmentTask } from '@darnley/contract/workshop-garments'
import { runningText, secondsSinceShown } from '#src/lib/running.ts'
import styles from './task-bar.module.css'

/**
 * The time spent on a task, which goes on by itself. It alone is rendered each second, and a timer is read on demand, not
 * spoken when it changes.
 */
export function RunningTime({ task }: { task: GarmentTask }): JSX.Element {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={styles['time']} role="timer" aria-label={`Time on ${task.name}`}>
      {runningText(task.seconds_now + secondsSinceShown(task))}
    </span>
  )
}
