import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random } from './random.ts'
import type { System } from './system.ts'

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
 * Kills one process after another with SIGKILL, by chance. Their keeper starts them anew. PostgreSQL ends all its
 * connections and recovers from its log when one of its processes is killed.
 */
export function startKills(system: System, { random, most }: KillOptions): Kills {
  const killed: string[] = []
  const end = new AbortController()
  const running = run().catch((error: unknown) => {
    if (!end.signal.aborted) throw error
  })

  async function run(): Promise<void> {
    while (killed.length < most) {
      await sleep(250 + random() * 750, undefined, { signal: end.signal })
      const name = pick(random, VICTIMS)
      if (await kill(name, { system, random })) killed.push(name)
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

/** False for a part that is down already: it is left to come back. */
async function kill(
  name: (typeof VICTIMS)[number],
  { system, random }: { system: System; random: Random },
): Promise<boolean> {
  const part = system.parts.find((one) => one.name === name)
  if (part && !(await isUp(system, name))) return false
  const pid = part ? part.pid() : await databaseProcess(system, random)
  if (pid) process.kill(pid, 'SIGKILL')
  return pid !== undefined
}

async function isUp(
  { apis, contentUrl, sandboxUrl }: System,
  name: (typeof VICTIMS)[number],
): Promise<boolean> {
  const urls = { 'api-1': apis[0], 'api-2': apis[1], content: contentUrl, sandbox: sandboxUrl }
  const url = name === 'postgres' ? '' : urls[name]
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )
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
