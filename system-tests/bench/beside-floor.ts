import { bookingOf } from '@darnley/testing/booking'
import { recorded, type RecordedAnswer } from './floor/answers.ts'
import { startFloor } from './floor/floor.ts'
import { runFlow, type FlowTarget } from './flow.ts'
import { cpuMsOf } from './processes.ts'
import type { BenchSystem } from './system.ts'

/** A server of guest flows; `pids.api` is its process. */
export interface Measured extends FlowTarget {
  readonly pids: BenchSystem['pids']
}

export interface Pair {
  readonly ours: Measured
  readonly floor: Measured
}

/** Measures guest flows of the api and of a floor that sends the same answers; the floor ends with it. */
export async function besideFloor<Result>(
  { apiUrl, apiDatabaseUrl, contentUrl, pids }: BenchSystem,
  measure: (pair: Pair) => Promise<Result>,
): Promise<Result> {
  const entry = await bookingOf(contentUrl)
  const answers: RecordedAnswer[] = []
  const onAnswer: FlowTarget['onAnswer'] = (answered) => void answers.push(recorded(answered))
  await runFlow({ apiUrl, entry, onAnswer })
  const floor = await startFloor({ databaseUrl: apiDatabaseUrl, answers })
  try {
    return await measure({
      ours: { apiUrl, entry, pids },
      floor: { apiUrl: floor.url, entry, pids: { ...pids, api: floor.pid } },
    })
  } finally {
    floor.stop()
  }
}

/** Milliseconds of processor: the server, the services that it asks, and this process. */
export type CpuMs = Record<'api' | 'sandbox' | 'postgres' | 'client', number>

export function cpuMs(pids: BenchSystem['pids']): CpuMs {
  const { user, system } = process.cpuUsage()
  return {
    api: cpuMsOf(pids.api),
    sandbox: cpuMsOf(pids.sandbox),
    postgres: cpuMsOf(pids.postgres),
    client: (user + system) / 1000,
  }
}
