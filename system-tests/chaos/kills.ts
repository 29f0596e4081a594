import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random } from '@darnley/testing/random'
import { isUp, type System } from './system.ts'

export interface Kills {
  /** What was killed, in order. */
  stop(): Promise<readonly string[]>
}

interface KillOptions {
  readonly random: Random
  /** Each start of a part costs seconds on a busy machine. */
  readonly most: number
}

/** The api twice as often: most of what can be lost is in its hands. */
const VICTIMS = ['api-1', 'api-2', 'api-1', 'api-2', 'sandbox', 'content', 'postgres'] as const

/**
 * Strikes by chance, each time when everything has come up again: SIGKILL for one process, or for two at once. Their
 * keeper starts them anew. PostgreSQL ends all its connections and recovers from its log when one of its processes is
 * killed.
 */
export function startKills(system: System, { random, most }: KillOptions): Kills {
  const killed: string[] = []
  const end = new AbortController()
  const { signal } = end
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })

  async function run(): Promise<void> {
    while (killed.length < most) {
      await sleep(250 + random() * 750, undefined, { signal })
      while (!(await isUp(system))) await sleep(100, undefined, { signal })
      const victims = random() < 0.3 ? 2 : 1
      for (let turn = 0; turn < victims; turn += 1) {
        const name = pick(random, VICTIMS)
        await kill(name, { system, random })
        killed.push(name)
      }
    }
  }

  return {
    stop: async () => {
      end.abort()
      await running
      return killed
    },
  }
}

async function kill(
  name: (typeof VICTIMS)[number],
  { system, random }: { system: System; random: Random },
): Promise<void> {
  const part = system.parts.find((one) => one.name === name)
  const pid = part ? part.pid() : await databaseProcess(system, random)
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // The first of two strikes has hit it already.
  }
}

async function databaseProcess({ database }: System, random: Random): Promise<number | undefined> {
  try {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = 'api' and pid <> pg_backend_pid() order by pid`,
    )
    return rows[Math.floor(random() * rows.length)]?.pid
  } catch {
    // It recovers from the kill before this one.
    return undefined
  }
}
