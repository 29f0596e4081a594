import { shopNow } from '@darnley/web/client'
import { atom } from '@darnley/web/stores'
import { emptyForm } from '#src/lib/form.ts'
import { editStep } from './checkout-form.ts'
import { isSignedIn } from './customer-hint.ts'
import { hintOfSession, removeHint } from './hint-of-session.ts'
import { sessionBox } from './session-box.ts'

/** What opens a customer's orders and account. */
export interface OpenSession {
  /** Tells the sessions of a tab apart; means nothing to the api. */
  readonly id: string
  /** Of a mailed link; absent after a sign-in by password, whose token is in a cookie that scripts cannot read. */
  readonly token?: string
  /** Of a sign-in by password: the cookie beside it. */
  readonly hint?: string | null
}

interface KeptLink {
  readonly token: string
  /** When it ends; null until the api has said it. */
  readonly endsAt: string | null
}

const box = sessionBox<KeptLink>('repairs-link', 3)

/**
 * The session of this tab: a followed link, which is kept over a reload and is the tab's own; else the sign-in of the
 * browser, which all tabs share.
 */
export const $session = atom<OpenSession | null>(readKept())

function readKept(): OpenSession | null {
  const kept = box.read()
  const isOver = kept?.endsAt != null && Date.parse(kept.endsAt) <= shopNow().getTime()
  if (isOver) box.clear()
  return kept && !isOver ? ofLink(kept.token) : signedIn()
}

function ofLink(token: string): OpenSession {
  return { id: token, token }
}

function signedIn(): OpenSession | null {
  return isSignedIn() ? ofBrowser() : null
}

function ofBrowser(): OpenSession {
  return { id: crypto.randomUUID(), hint: hintOfSession() }
}

/** Keeps a followed link for reloads of this tab. */
export function keepLink(token: string, endsAt: string | null): void {
  box.write({ token, endsAt })
  if ($session.get()?.token !== token) $session.set(ofLink(token))
}

/** Forgets who the customer is and where they live. */
function forgetDetails(): void {
  editStep('details', { name: '', email: '', phone: '' })
  editStep('address', emptyForm.address)
}

/** Puts in a session of the browser; what its customer typed is not for the next one. */
function takeOver(next: OpenSession | null): void {
  const before = $session.get()
  const hadCustomer = before !== null && before.token === undefined
  if (hadCustomer && before.hint !== next?.hint) forgetDetails()
  $session.set(next)
}

/** Begins the session of a sign-in, in every tab of the browser. */
export function beginSession(): void {
  box.clear()
  takeOver(ofBrowser())
  tabs?.postMessage('changed')
}

/**
 * Forgets the session: a link in this tab, a sign-in in every one. The api has cleared the cookies of a sign-out; the
 * hint of a session that has ended elsewhere is removed here.
 */
export function forgetSession(): void {
  const before = $session.get()
  box.clear()
  takeOver(null)
  if (before === null || before.token !== undefined) return
  removeHint(before.hint ?? null)
  tabs?.postMessage('changed')
}

/** Whether another session has begun in this browser since that of this tab, which is taken over. */
export function followNewer(): boolean {
  const before = $session.get()
  const now = hintOfSession()
  if (before === null || before.token !== undefined || now === null || now === before.hint)
    return false
  takeOver(ofBrowser())
  return true
}

/** Takes over a sign-in or a sign-out of another tab. A link that this tab has followed stays. */
function followBrowser(): void {
  if ($session.get()?.token === undefined) takeOver(signedIn())
}

const hasTabs = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined'
const tabs = hasTabs ? new BroadcastChannel('customer-session') : null
tabs?.addEventListener('message', followBrowser)

/** A page out of the cache of the history has heard nothing of what happened. */
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  const isKnown = ($session.get()?.hint ?? null) === hintOfSession()
  if (persisted && !isKnown) followBrowser()
})
