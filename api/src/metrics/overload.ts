import { Gauge, type Registry } from 'prom-client'
import type { ChangeFeed } from '#src/modules/workshop-desk/change-feed.ts'
import type { Admission } from '#src/overload/admission.ts'

interface Bounded {
  readonly admission: Admission | null
  readonly changes: Pick<ChangeFeed, 'listeners'>
}

/** Adds what shows how near to their bounds the queues in this process are. */
export function gaugeOverload(register: Registry, { admission, changes }: Bounded): void {
  const registers = [register]
  new Gauge({
    name: 'live_streams',
    help: 'Open streams of changes',
    registers,
    collect() {
      this.set(changes.listeners())
    },
  })
  if (!admission) return
  new Gauge({
    name: 'requests_in_progress',
    help: 'Requests in progress, and the limit from which orders are refused',
    labelNames: ['what'],
    registers,
    collect() {
      const { inProgress, limit } = admission.state()
      this.set({ what: 'now' }, inProgress)
      this.set({ what: 'limit' }, limit)
    },
  })
  new Gauge({
    name: 'longest_wait_seconds',
    help: 'Longest wait of the last tenth of a second for the event loop or a connection of the database',
    registers,
    collect() {
      this.set(admission.state().waitMs / 1000)
    },
  })
}
