import type { PageRoute } from '@darnley/contract/page-areas'
import { $basket } from '@darnley/web/session'
import { pageReleases } from '#src/areas/page-blocks.ts'
import { findNewSet, reloadIntoNewSet } from './new-set.ts'

const isSecure = location.protocol === 'https:'
/** The name under which the edge reads it (host/edge/src/releases/cookies.ts). */
const cookie = isSecure ? '__Host-held-set' : 'held-set'
/** Seconds; a visitor who leaves a page that holds its set for longer returns to the live set. */
const heldFor = 7200
const minPollInterval = 5_000
const pollInterval = 60_000

let shown: string | undefined
let isNewSetReady = false
let lastPoll = 0

/**
 * Handles a change of the path. Pages may hold this visitor on their set until another one releases it, as checkout
 * does; elsewhere the page polls for a new set and switches to it on the next navigation, which loses nothing: the
 * areas store what was typed.
 */
export function arriveAt(pathname: string, set: PageRoute['set']): void {
  const hasMoved = shown !== undefined && shown !== pathname
  shown = pathname
  if (set === 'hold') return hold()
  if (set === 'release') return release()
  if (hasMoved && isNewSetReady && !isHeld()) switchSet()
  else void poll()
}

addEventListener('visibilitychange', () => void poll())
setInterval(() => void poll(), pollInterval)

function isHeld(): boolean {
  return document.cookie.includes(`${cookie}=`)
}

/** Keeps the set that another tab holds already. */
function hold(): void {
  if (!isHeld()) write(pageReleases().set, heldFor)
}

function release(): void {
  write('', 0)
}

function write(value: string, maxAge: number): void {
  const secure = isSecure ? '; Secure' : ''
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

async function poll(): Promise<void> {
  if (document.hidden || Date.now() - lastPoll < minPollInterval) return
  lastPoll = Date.now()
  isNewSetReady = (await findNewSet().catch(() => null)) !== null
}

/** Waits for pending changes of the basket. */
function switchSet(): void {
  if ($basket.get().pending === 0) void reloadIntoNewSet()
}
