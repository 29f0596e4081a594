import type { Database } from '#src/db/database.ts'
import { startLoop } from '#src/queue/loop.ts'
import { changesSince, readClock, type TimedChange } from './repository/changes.ts'

export interface Listener {
  onChanges(changes: readonly TimedChange[]): void
  /** The process is stopping. */
  onEnd(): void
}

/** Tells listeners of changes by any process, within about a second. */
export interface ChangeFeed {
  /** Returns a function that stops listening. */
  listen(listener: Listener): () => void
  /** How many listen. */
  listeners(): number
  /** Ends all listeners. */
  end(): void
  stop(): Promise<void>
}

interface ChangeFeedOptions {
  readonly db: Database
  readonly everyMs: number
  readonly log: { warn(details: object, message: string): void }
}

/**
 * Polls the index of changes while there are listeners: one cheap query for all of them, which needs no connection of
 * its own, sees changes by every process and, unlike a notification, is not lost while the database restarts.
 */
export function startChangeFeed({ db, everyMs, log }: ChangeFeedOptions): ChangeFeed {
  const listeners = new Set<Listener>()
  /** Changes that the last poll found, by order and conversation: the next one finds most of them again. */
  let told = new Map<string, string>()
  let since: number | null = null

  async function poll(): Promise<boolean> {
    if (listeners.size === 0) {
      since = null
      return false
    }
    const now = await readClock(db)
    const changes = await changesSince(db, since ?? now)
    const news = changes.filter((change) => told.get(change.id) !== nameOf(change))
    told = new Map(changes.map((change) => [change.id, nameOf(change)]))
    since = now
    if (news.length > 0) for (const one of listeners) one.onChanges(news)
    return false
  }

  const loop = startLoop({
    everyMs,
    work: poll,
    onError: (error) => log.warn({ reason: String(error) }, 'changes could not be read'),
  })

  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listeners: () => listeners.size,
    end: () => {
      for (const one of listeners) one.onEnd()
    },
    stop: () => loop.stop(),
  }
}

/** A conversation that is read keeps its version. */
function nameOf({ version, at }: TimedChange): string {
  return `${version} ${at}`
}
