import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random } from '@darnley/testing/random'
import { isUp, type System } from './system.ts'

export interface Kills {
  /** Returns the names of the killed processes, in order. */
  stop(): Promise<readonly string[]>
}

interface KillOptions {
  readonly random: Random
  /** Each restart of a part costs seconds on a busy machine. */
  readonly most: number
}

/** The api twice as often, because it holds most of the data that can be lost. */
const VICTIMS = ['api-1', 'api-2', 'api-1', 'api-2', 'sandbox', 'content', 'postgres'] as const

/**
 * Kills one or two random processes with SIGKILL whenever all parts are ready. Their supervisor restarts them.
 * PostgreSQL closes all its connections and recovers from its log when one of its processes is killed.
 */
export function startKills(system: System, { random, most }: KillOptions): Kills {
  const killed: string[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })

  async function run(): Promise<void> {
    while (killed.length < most) {
      await sleep(250 + random() * 750, undefined, { signal })
      while (!(await isUp(system))) await sleep(100, undefined, { signal })
      for (let victims = random() < 0.3 ? 2 : 1; victims > 0; victims -= 1) {
        const name = pick(random, VICTIMS)
        await kill(name, { system, random })
        killed.push(name)
      }
    }
  }

  return {
    stop: async () => {
      stopping.abort()
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
  try {
    const pid = part ? part.pid() : await databaseProcess(system, random)
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // An earlier kill has hit the process already, or PostgreSQL still recovers from it.
  }
}

async function databaseProcess({ database }: System, random: Random): Promise<number | undefined> {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = 'api' and pid <> pg_backend_pid() order by pid`,
  )
  return rows[Math.floor(random() * rows.length)]?.pid
}
