import { $basket } from 'shared/session'
import { pageReleases } from '#src/remotes/registry.ts'
import { findNewSet, reloadIntoNewSet } from './new-set.ts'

const isSecure = location.protocol === 'https:'
/** As the edge reads it (host/server/releases/cookies.ts). */
const cookie = isSecure ? '__Host-held-set' : 'held-set'
/** Somebody who leaves a checkout for longer than this comes back to what is live then. */
const heldFor = 7200
const askAtMostEvery = 5_000
const askAtLeastEvery = 60_000

let shown: string | undefined
let isNewSetReady = false
let asked = 0

/**
 * A path is on screen. Checkout, once begun, holds this visitor to its set until the thank-you page; anywhere else a new
 * set is noticed, and moving from one page to the next is the moment to change over: what was typed is kept by the
 * areas, and nothing is lost that leaving the page would not have lost.
 */
export function arriveAt(pathname: string): void {
  const hasMoved = shown !== undefined && shown !== pathname
  shown = pathname
  if (isCheckout(pathname)) return hold()
  if (pathname === '/thank-you') return release()
  if (hasMoved && isNewSetReady && !isHeld()) changeOver()
  else void ask()
}

addEventListener('visibilitychange', () => void ask())
setInterval(() => void ask(), askAtLeastEvery)

function isCheckout(pathname: string): boolean {
  return /^\/(?:checkout|validate-payment)\/?$/.test(pathname)
}

function isHeld(): boolean {
  return document.cookie.includes(`${cookie}=`)
}

/** Another tab may be in checkout already: its set stays. */
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

async function ask(): Promise<void> {
  if (document.hidden || Date.now() - asked < askAtMostEvery) return
  asked = Date.now()
  isNewSetReady = (await findNewSet().catch(() => null)) !== null
}

/** A change of the basket that is still on its way goes first. */
function changeOver(): void {
  if ($basket.get().pending === 0) void reloadIntoNewSet()
}
