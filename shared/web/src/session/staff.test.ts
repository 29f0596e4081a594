import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Storefront } from '@darnley/contract/storefront-session'
import { closeTabs, TabChannel } from '#src/testing/tabs.ts'
import { $staff, restoreStaff, signIn, signInByToken, signOut, staffCall } from './staff.ts'

const storefront = { id: 'maison-vale', name: 'Maison Vale' } as Storefront

/** An api whose access cookie can expire, and which can be unreachable. */
const api = {
  isAccessGood: true,
  isRefreshGood: true,
  isReachable: true,
  detailsFailures: 0,
  refreshFailures: 0,
  refreshes: 0,
  bearer: '',
  calls: [] as string[],
  requests: [] as RequestInit[],
}

beforeEach(async () => {
  Object.assign(api, { isAccessGood: true, isRefreshGood: true, isReachable: true, bearer: '' })
  Object.assign(api, { detailsFailures: 0, refreshFailures: 0, refreshes: 0 })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    await Promise.resolve()
    init.signal?.throwIfAborted()
    api.requests.push(init)
    if (!api.isReachable) throw new TypeError('Failed to fetch')
    api.calls.push(path)
    return path.endsWith('/refresh_token') ? refresh(init) : serve(path)
  })
  vi.stubGlobal('document', { cookie: 'basket=1; __Host-staff_signed_in=1' })
  vi.stubGlobal('BroadcastChannel', TabChannel)
  await restoreStaff()
  Object.assign(api, { calls: [], requests: [] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  closeTabs()
})

function refresh({ headers }: RequestInit): Response {
  api.refreshes += 1
  if (api.refreshFailures > 0) {
    api.refreshFailures -= 1
    return Response.json({ detail: 'later' }, { status: 503 })
  }
  api.bearer = (headers as Record<string, string>)['authorization'] ?? ''
  if (!api.isRefreshGood) return Response.json({ detail: 'ended' }, { status: 401 })
  api.isAccessGood = true
  return Response.json({ storefront })
}

function serve(path: string): Response {
  if (path.endsWith('/token')) return Response.json({ storefront })
  if (path.endsWith('/logout')) return new Response(null, { status: 204 })
  if (path.endsWith('/storefront_details') && api.detailsFailures > 0) {
    api.detailsFailures -= 1
    return Response.json({ detail: 'later' }, { status: 503 })
  }
  return api.isAccessGood
    ? Response.json(storefront)
    : Response.json({ detail: 'old' }, { status: 401 })
}

/** Lets the request of a path, or its answer, wait until the returned function is called. */
function hold(path: string, when: 'request' | 'answer'): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const direct = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (when === 'request' && url.endsWith(path)) await promise
    const answer = await direct(url, init)
    if (url.endsWith(path)) await promise
    return answer
  })
  return resolve
}

const ask = (): Promise<Storefront> => staffCall('GET /storefront/storefront_details')

describe('A call of a member of staff', () => {
  it('refreshes an expired session once for all concurrent calls', async () => {
    api.isAccessGood = false
    const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()])
    expect(answers).toHaveLength(5)
    expect(api.refreshes).toBe(1)
  })

  it('refused before a refresh that has ended meanwhile starts no other', async () => {
    api.isAccessGood = false
    const { promise, resolve } = Promise.withResolvers<void>()
    const direct = globalThis.fetch
    let calls = 0
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      calls += 1
      const answer = direct(path, init)
      if (calls !== 1) return answer
      const late = await answer
      await promise
      return late
    })
    const slow = ask()
    await ask()
    resolve()
    await slow
    expect(api.refreshes).toBe(1)
  })

  it('whose session has ended signs out', async () => {
    Object.assign(api, { isAccessGood: false, isRefreshGood: false })
    await expect(ask()).rejects.toMatchObject({ code: 'Unauthorized' })
    expect($staff.get()).toEqual({ status: 'signed-out' })
  })

  it('that is refused again after a refresh signs out', async () => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(
        path.endsWith('/refresh_token')
          ? Response.json({ storefront })
          : Response.json({ detail: 'old' }, { status: 401 }),
      ),
    )
    await expect(ask()).rejects.toMatchObject({ code: 'Unauthorized' })
    expect($staff.get()).toEqual({ status: 'signed-out' })
  })

  it('that cannot refresh because of a lost connection does not sign out', async () => {
    api.isReachable = false
    await expect(ask()).rejects.toMatchObject({ code: 'Network Error' })
    expect($staff.get().status).toBe('signed-in')
  })
})

describe('Restoring the session', () => {
  it('[C21] makes no request in a browser that was never signed in', async () => {
    vi.stubGlobal('document', { cookie: 'basket=1' })
    $staff.set({ status: 'unknown' })
    await restoreStaff()
    expect($staff.get()).toEqual({ status: 'signed-out' })
    expect(api.calls).toEqual([])
  })

  it('refreshes the session and retries when the details fail', async () => {
    $staff.set({ status: 'unknown' })
    api.detailsFailures = 1
    await restoreStaff()
    expect($staff.get()).toEqual({ status: 'signed-in', storefront })
    expect(api.refreshes).toBe(1)
  })

  it('signs out when the refresh is refused', async () => {
    Object.assign(api, { isRefreshGood: false, detailsFailures: 1 })
    await restoreStaff()
    expect($staff.get()).toEqual({ status: 'signed-out' })
  })

  it.each([
    ['the connection is gone', { isReachable: false }],
    ['the details fail again', { detailsFailures: 2 }],
    ['the refresh fails too', { detailsFailures: 1, refreshFailures: 1 }],
  ])('stays signed in while %s', async (_, trouble) => {
    Object.assign(api, trouble)
    await restoreStaff()
    expect($staff.get()).toEqual({ status: 'signed-in', storefront })
  })

  it('reports that the api is unreachable, and retries until it responds', async () => {
    vi.useFakeTimers()
    $staff.set({ status: 'unknown' })
    api.isReachable = false
    await restoreStaff()
    expect($staff.get()).toEqual({ status: 'unreachable' })
    api.isReachable = true
    await vi.advanceTimersByTimeAsync(3000)
    expect($staff.get()).toEqual({ status: 'signed-in', storefront })
    vi.useRealTimers()
  })

  it('retries once for several requests, and not after one has succeeded', async () => {
    vi.useFakeTimers()
    $staff.set({ status: 'unknown' })
    api.isReachable = false
    await Promise.all([restoreStaff(), restoreStaff()])
    api.isReachable = true
    await vi.advanceTimersByTimeAsync(3000)
    expect(api.calls).toHaveLength(1)
    $staff.set({ status: 'unknown' })
    api.isReachable = false
    await Promise.all([restoreStaff(), restoreStaff()])
    api.isReachable = true
    await restoreStaff()
    await vi.advanceTimersByTimeAsync(3000)
    expect(api.calls).toHaveLength(2)
    vi.useRealTimers()
  })

  it('does not sign in when the user has signed out meanwhile', async () => {
    const answerIt = hold('/storefront_details', 'answer')
    const restoring = restoreStaff()
    await signOut()
    answerIt()
    await restoring
    expect($staff.get()).toEqual({ status: 'signed-out' })
  })
})

describe('Another storefront', () => {
  it('refuses the session, and it counts as signed out here', async () => {
    $staff.set({ status: 'unknown' })
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ detail: 'Not here' }, { status: 403 })),
    )
    await restoreStaff()
    expect($staff.get()).toEqual({ status: 'signed-out' })
  })

  it('refuses a call, which is not repeated', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(Response.json({ detail: 'No' }, { status: 403 })),
    )
    vi.stubGlobal('fetch', fetch)
    await expect(ask()).rejects.toMatchObject({ code: 'Forbidden' })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect($staff.get().status).toBe('signed-in')
  })
})

describe('Another tab', () => {
  async function openTab(): Promise<typeof import('./staff.ts')> {
    vi.resetModules()
    return import('./staff.ts')
  }

  it('[F39] signs in and out in all of them', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await Promise.all([tab.restoreStaff(), other.restoreStaff()])
    await tab.signOut()
    expect(tab.$staff.get()).toEqual({ status: 'signed-out' })
    await expect.poll(() => other.$staff.get()).toEqual({ status: 'signed-out' })
    await other.signIn({ email: 'staff@maison.example', password: 'needle-and-thread' })
    await expect.poll(() => tab.$staff.get()).toEqual({ status: 'signed-in', storefront })
  })

  it('does not make a page ask that has not asked itself', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await tab.signIn({ email: 'staff@maison.example', password: 'needle-and-thread' })
    const [channel, own] = [new BroadcastChannel('staff'), new BroadcastChannel('staff')]
    const marker = Promise.withResolvers<void>()
    own.addEventListener('message', () => marker.resolve())
    channel.postMessage('marker')
    await marker.promise
    expect(other.$staff.get()).toEqual({ status: 'unknown' })
  })

  it('finds the connection back, and the session is asked for again', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const tab = await openTab()
    api.isReachable = false
    await tab.restoreStaff()
    expect(tab.$staff.get()).toEqual({ status: 'unreachable' })
    api.isReachable = true
    page.dispatchEvent(new Event('online'))
    await expect.poll(() => tab.$staff.get()).toEqual({ status: 'signed-in', storefront })
    const asked = api.calls.length
    page.dispatchEvent(new Event('online'))
    await Promise.resolve()
    expect(api.calls).toHaveLength(asked)
  })
})

it('A refresh that ends after the sign-out does not sign in again', async () => {
  api.isAccessGood = false
  const answerIt = hold('/refresh_token', 'answer')
  const asking = ask()
  await expect.poll(() => api.refreshes).toBe(1)
  const leaving = signOut()
  answerIt()
  await leaving
  await asking.catch(() => undefined)
  expect($staff.get()).toEqual({ status: 'signed-out' })
})

describe('Signing out', () => {
  it('aborts a call that is under way, and a later one sends no request', async () => {
    const sendIt = hold('/storefront_details', 'request')
    const asking = ask()
    await signOut()
    sendIt()
    await expect(asking).rejects.toMatchObject({ code: 'Request aborted' })
    await expect(ask()).rejects.toMatchObject({ code: 'Request aborted' })
    expect(api.calls).not.toContain('/api/storefront/storefront_details')
  })

  it('that fails lets calls go on', async () => {
    api.isReachable = false
    await expect(signOut()).rejects.toMatchObject({ code: 'Network Error' })
    api.isReachable = true
    await expect(ask()).resolves.toEqual(storefront)
  })
})

it('A refresh shows the storefront of the session', async () => {
  $staff.set({ status: 'signed-out' })
  api.isAccessGood = false
  await ask()
  expect($staff.get()).toEqual({ status: 'signed-in', storefront })
})

it('A sign-in is not undone by an earlier response that no session exists', async () => {
  $staff.set({ status: 'unknown' })
  Object.assign(api, { isAccessGood: false, isRefreshGood: false })
  const asking = restoreStaff()
  await signIn({ email: 'staff@maison.example', password: 'needle-and-thread' })
  await asking
  expect($staff.get()).toEqual({ status: 'signed-in', storefront })
})

it('Logging out clears customer data from both storages, an expired session keeps it', async () => {
  const tab = new Map([['checkout-form', 'Amara Osei']])
  const browser = new Map([['booking-wizard:1', 'Blue denim']])
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', browser)
  Object.assign(api, { isAccessGood: false, isRefreshGood: false })
  await expect(ask()).rejects.toThrow('Unauthorized')
  expect([tab.size, browser.size]).toEqual([1, 1])
  await signOut()
  expect([tab.size, browser.size]).toEqual([0, 0])
  expect($staff.get()).toEqual({ status: 'signed-out' })
})

it('Signing in sends e-mail and password, with cookies', async () => {
  const credentials = { email: 'staff@maison.example', password: 'needle-and-thread' }
  vi.resetModules()
  const page = await import('./staff.ts')
  await page.signIn(credentials)
  expect(api.calls).toEqual(['/api/storefront/token'])
  const body = JSON.stringify(credentials)
  expect(api.requests).toMatchObject([{ method: 'POST', credentials: 'include', body }])
})

it("The token of a partner's link is sent as Bearer and signs in", async () => {
  $staff.set({ status: 'signed-out' })
  await signInByToken('a.b.c')
  expect(api.bearer).toBe('Bearer a.b.c')
  expect(api.requests.map((request) => request.credentials)).toEqual(['include'])
  expect($staff.get().status).toBe('signed-in')
})
