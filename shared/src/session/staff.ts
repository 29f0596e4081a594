import {
  createClient,
  isApiError,
  onConnectionBack,
  type CallInput,
  type ResponseOf,
} from '#src/client/client.ts'
import type { CallName } from '#src/contract/calls.ts'
import { signedInHint } from '#src/contract/session-hint.ts'
import type { Storefront } from '#src/contract/storefront-session.ts'
import { atom } from '#src/stores/stores.ts'
import { forgetCustomer } from './forget-customer.ts'
import { otherTabs } from './other-tabs.ts'

export type StaffSession =
  | { readonly status: 'unknown' }
  /** Nobody could say so far; it is asked again until somebody does. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly storefront: Storefront }

/** Who works here: only partner sites ever leave 'unknown'. */
export const $staff = atom<StaffSession>({ status: 'unknown' })

const client = createClient({ credentials: true })
/** Many calls that meet a 401 at once share one refresh. */
let refreshing: Promise<void> | undefined
/**
 * How often somebody came or left here. What was asked before that is answered for a session that is no more: a page
 * that was opened at the sign-in may learn only after a quick colleague is in that nobody was.
 */
let turns = 0
/** How many refreshes succeeded: a 401 from before the last one needs no other. */
let refreshes = 0

/** Whoever signs out in one tab is out in all of them (F39), and in again as well. */
const tabs = otherTabs('staff', (news) => {
  if (news === 'logged-out') leave()
  else if ($staff.get().status !== 'unknown') void restoreStaff()
})

/** Over https it has a prefix. */
const hint = new RegExp(`^(?:__Host-)?${signedInHint}=`)

/** How long to wait before it is asked again who is signed in. */
const askAgainAfter = 3000
let asking: ReturnType<typeof setTimeout> | undefined

/** Signs in by cookie. Rejects with 'Unauthorized' when e-mail or password is wrong. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  enter(await client.call('POST /storefront/token', { body: credentials }))
}

/** Brings the session of an access token that a partner's link carries into this browser; it works once. */
export async function signInByToken(token: string): Promise<void> {
  const bearer = createClient({ credentials: true, authorization: { type: 'bearer', token } })
  enter(await bearer.call('POST /storefront/refresh_token'))
}

/**
 * Ends the session, with all that the till keeps of the customer before it (docs/decisions); the api empties the basket.
 * A session that runs out keeps both (F35).
 */
export async function signOut(): Promise<void> {
  await client.call('POST /storefront/logout')
  tabs.tell('logged-out')
  leave()
}

/**
 * Asks who is signed in. Whatever keeps the storefront's details away, the session is refreshed once and they are
 * asked for again (section 8); only its refusal then leads to the sign-in. Whoever is signed in stays so
 * while nobody answers. A browser without the hint of a session is signed out and asks nothing. Never rejects.
 */
export async function restoreStaff(): Promise<void> {
  clearTimeout(asking)
  if (!mayBeSignedIn()) return $staff.set({ status: 'signed-out' })
  const asked = turns
  const askDetails = (): Promise<Storefront> => client.call('GET /storefront/storefront_details')
  const askAgain = (): Promise<Storefront> => refreshSession().then(askDetails)
  try {
    const storefront = await askDetails().catch(askAgain)
    if (asked === turns) $staff.set({ status: 'signed-in', storefront })
  } catch (error) {
    if (asked !== turns) return
    if (isUnauthorized(error) || isForbidden(error)) $staff.set({ status: 'signed-out' })
    else if (!isKnown()) askLater()
  }
}

onConnectionBack(() => {
  if ($staff.get().status === 'unreachable') void restoreStaff()
})

function isKnown(): boolean {
  return ['signed-in', 'signed-out'].includes($staff.get().status)
}

function askLater(): void {
  $staff.set({ status: 'unreachable' })
  clearTimeout(asking)
  asking = setTimeout(() => void restoreStaff(), askAgainAfter)
}

/** A call of a signed-in colleague: on a 401 it refreshes the session once and retries (section 4.7). */
export async function staffCall<Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
): Promise<ResponseOf<Name>> {
  const before = refreshes
  const asked = turns
  try {
    return await client.call(name, input)
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    if (refreshes === before) await refreshSession()
    return client.call(name, input).catch((again) => signOutWhenRefused(again, asked))
  }
}

function refreshSession(): Promise<void> {
  const asked = turns
  refreshing ??= client
    .call('POST /storefront/refresh_token')
    .then(({ storefront }) => {
      refreshes += 1
      if (asked === turns) $staff.set({ status: 'signed-in', storefront })
    })
    .catch((error) => signOutWhenRefused(error, asked))
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}

/** A lost connection ends no session: only the api's word does. */
function signOutWhenRefused(error: unknown, asked: number): never {
  if (isUnauthorized(error) && asked === turns) $staff.set({ status: 'signed-out' })
  throw error
}

function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').some((each) => hint.test(each))
}

function leave(): void {
  turns += 1
  forgetCustomer()
  $staff.set({ status: 'signed-out' })
}

function enter({ storefront }: { storefront: Storefront }): void {
  turns += 1
  $staff.set({ status: 'signed-in', storefront })
  tabs.tell()
}

/** The session is another storefront's. */
function isForbidden(error: unknown): boolean {
  return isApiError(error) && error.code === 'Forbidden'
}

function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.code === 'Unauthorized'
}
