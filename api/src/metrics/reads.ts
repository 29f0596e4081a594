import { Counter, Gauge, type Registry } from 'prom-client'
import type { Reads } from '#src/db/reads.ts'
import { sharedFor } from './shared-for.ts'

/** Reports where reads were made, and how far the replica is behind; nothing without a replica. */
export function countReads({ replica }: Reads, registers: Registry[]): void {
  if (!replica) return
  const lag = sharedFor(0, () => replica.lag())
  new Counter({
    name: 'database_reads_total',
    help: 'Reads that a replica can take, by where they were made: on it, or on the primary because it was behind or away',
    labelNames: ['made'],
    registers,
    collect() {
      this.reset()
      this.inc({ made: 'replica' }, replica.counts.replica)
      this.inc({ made: 'primary_behind' }, replica.counts.behind)
      this.inc({ made: 'primary_away' }, replica.counts.away)
    },
  })
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How far the read replica is behind the primary; NaN when it does not answer',
    registers,
    async collect() {
      this.set((await lag()) ?? Number.NaN)
    },
  })
}
