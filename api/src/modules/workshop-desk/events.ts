import type { ConversationNews, DeskChange } from '@darnley/contract/workshop-desk'
import type { Database } from '#src/db/database.ts'
import { createStaffRepository } from '#src/modules/storefront-session/repository.ts'
import type { ChangeFeed } from './change-feed.ts'
import { changesSince, type TimedChange } from './repository/changes.ts'

/** Between two signs of life, which are bytes alone: pages take a stream for lost after 12 seconds without one. */
const HEARTBEAT_MS = 5000

/** Between two looks at whether the session still lives: a query each. */
const SESSION_MS = 15_000

/** Changes that a slow reader may leave unread, before its stream ends; it comes back and names the last it has. */
const MOST_UNREAD = 1000

interface EventsOptions {
  readonly db: Database
  readonly changes: ChangeFeed
  readonly sessionId: string
  /** Whether the listener may see all conversations. */
  readonly seesInbox: boolean
  /** Microseconds since 1970. */
  readonly since: number
  readonly seconds: number
}

/**
 * Returns changes as server-sent events until the time is over, the session ends or the process stops. The session is
 * checked every 15 seconds, also while there is news.
 */
export async function* eventsSince(options: EventsOptions): AsyncGenerator<string> {
  const { db, changes, since, seconds } = options
  const isFor = ({ isForAll }: TimedChange): boolean => isForAll || options.seesInbox
  const inbox: TimedChange[] = []
  const end = Date.now() + seconds * 1000
  let checkAt = Date.now() + SESSION_MS
  let isEnding = false
  let wake: () => void = () => undefined
  const stopListening = changes.listen({
    onChanges: (news) => {
      inbox.push(...news.filter(isFor))
      if (inbox.length > MOST_UNREAD) {
        // A reader that takes nothing holds this function at its `yield`, which then ends nothing.
        isEnding = true
        inbox.length = 0
        stopListening()
      }
      wake()
    },
    onEnd: () => {
      isEnding = true
      wake()
    },
  })
  try {
    // Sent at once even when there is no news, so that the browser knows that it is connected.
    yield `: connected\n\n${inWords((await changesSince(db, since)).filter(isFor))}`
    while (!isEnding && Date.now() < end) {
      if (inbox.length === 0) {
        const isQuiet = await waits({
          ms: Math.min(HEARTBEAT_MS, end - Date.now()),
          until: (call) => (wake = call),
        })
        if (isQuiet) yield ': still here\n\n'
      }
      if (Date.now() >= checkAt) {
        if (!(await isLive(options))) return
        checkAt = Date.now() + SESSION_MS
      }
      if (inbox.length > 0) yield inWords(inbox.splice(0))
    }
  } finally {
    stopListening()
  }
}

interface Wait {
  readonly ms: number
  /** Receives the function that ends the wait. */
  readonly until: (wake: () => void) => void
}

/** Returns true when the time is over, and false when it was woken. */
function waits({ ms, until }: Wait): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms)
    until(() => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}

async function isLive({ db, sessionId }: EventsOptions): Promise<boolean> {
  return (await createStaffRepository(db).findLiveSession(sessionId, new Date())) !== null
}

function inWords(changes: readonly TimedChange[]): string {
  return changes
    .map((change) => `id: ${change.at}\nevent: ${change.event}\ndata: ${dataOf(change)}\n\n`)
    .join('')
}

function dataOf({ event, id, version }: TimedChange): string {
  const data: DeskChange | ConversationNews =
    event === 'changed' ? { order_id: id, version } : { conversation_id: id, version }
  return JSON.stringify(data)
}
