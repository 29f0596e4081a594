import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { server, startBasketServer, stopBasketServer } from '#src/testing/basket-server.ts'
import { MemoryStorage } from '#src/testing/memory-storage.ts'
import { closeTabs, TabChannel } from '#src/testing/tabs.ts'
import {
  $basket,
  $serviceCount,
  applyDiscount,
  changeBasket,
  forgetBasket,
  refreshBasket,
  restoreAbandonedBasket,
} from './basket.ts'

/** The requests of a test. */
const sent: RequestInit[] = []

beforeEach(async () => {
  const address = await startBasketServer()
  const realFetch = globalThis.fetch
  // The page's origin is missing in Node.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push(init)
    return server.isReachable
      ? realFetch(new URL(path, address), init)
      : Promise.reject(new TypeError('Failed to fetch'))
  })
  vi.stubGlobal('BroadcastChannel', TabChannel)
  // What an earlier test left unsent would be sent to this one's server.
  forgetBasket()
  await refreshBasket()
  sent.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
  stopBasketServer()
  closeTabs()
})

describe('the basket of a visitor', () => {
  it('shows a change at once and posts it', async () => {
    const stored = changeBasket({ type: 'add-entry', entry: anEntry() })
    expect($serviceCount.get()).toBe(1)
    expect($basket.get().pending).toBe(1)
    await stored
    expect($basket.get().pending).toBe(0)
    expect(server.basket).toHaveLength(1)
  })

  it('rebases a change on what another tab stored meanwhile', async () => {
    const [theirs, ours] = [anEntry(), anEntry()]
    Object.assign(server, { version: 7, basket: [theirs] })
    await changeBasket({ type: 'add-entry', entry: ours })
    expect(server.basket.map(({ id }) => id)).toEqual([theirs.id, ours.id])
    expect($basket.get().entries).toHaveLength(2)
  })

  it('stores quick changes once each, in their order', async () => {
    const entry = anEntry()
    const services = Array.from({ length: 5 }, () => aServiceDetail())
    await Promise.all([
      changeBasket({ type: 'add-entry', entry }),
      ...services.map((service) =>
        changeBasket({ type: 'add-entry', entry: { ...entry, serviceDetails: [service] } }),
      ),
    ])
    const stored = server.basket[0]?.serviceDetails.map(({ id }) => id)
    expect(stored?.slice(1)).toEqual(services.map(({ id }) => id))
  })

  it('reverts a change that cannot be stored, and rejects', async () => {
    server.failing = 1
    const stored = changeBasket({ type: 'add-entry', entry: anEntry() })
    await expect(stored).rejects.toMatchObject({ code: 'Service Unavailable' })
    expect($basket.get().entries).toEqual([])
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    expect($serviceCount.get()).toBe(1)
  })
})

describe('without a connection', () => {
  it('[F32] changes are shown, kept, and sent once and in order when the connection returns', async () => {
    const entry = anEntry()
    const service = aServiceDetail()
    server.isReachable = false
    await changeBasket({ type: 'add-entry', entry })
    await changeBasket({ type: 'add-entry', entry: { ...entry, serviceDetails: [service] } })
    expect($basket.get()).toMatchObject({ pending: 2, status: 'ready' })
    expect($serviceCount.get()).toBe(2)
    server.isReachable = true
    await refreshBasket()
    await refreshBasket()
    expect($basket.get().pending).toBe(0)
    expect(server.updates).toBe(2)
    expect(server.basket[0]?.serviceDetails).toHaveLength(2)
  })

  it('the next page sends a change that was made before a reload', async () => {
    const storage = new MemoryStorage()
    vi.stubGlobal('localStorage', storage)
    server.isReachable = false
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    vi.resetModules()
    const nextPage = await import('./basket.ts')
    server.isReachable = true
    await nextPage.refreshBasket()
    expect(server.basket).toHaveLength(1)
    expect(Object.keys(storage)).toEqual([])
  })
})

describe('what happens elsewhere', () => {
  /** The basket of a page of its own: with a document, its tabs talk to each other. */
  async function openTab(): Promise<typeof import('./basket.ts')> {
    vi.stubGlobal('document', {})
    vi.resetModules()
    return import('./basket.ts')
  }

  it('[F25] a change of one tab is shown in the others at once', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await Promise.all([tab.refreshBasket(), other.refreshBasket()])
    expect(other.$serviceCount.get()).toBe(0)
    await tab.changeBasket({ type: 'add-entry', entry: anEntry() })
    await expect.poll(() => other.$serviceCount.get()).toBe(1)
    await other.applyDiscount('WELCOME10')
    await expect.poll(() => tab.$basket.get().server.discount_code).toBe('WELCOME10')
    Object.assign(server, { basket: [], version: server.version + 1 })
    await tab.basketWasOrdered()
    expect(tab.$serviceCount.get()).toBe(0)
    await expect.poll(() => other.$serviceCount.get()).toBe(0)
  })

  it('other messages between tabs are ignored', async () => {
    const tab = await openTab()
    await tab.refreshBasket()
    Object.assign(server, { basket: [anEntry()], version: 1 })
    const channel = new BroadcastChannel('basket')
    channel.postMessage('another')
    channel.postMessage({ type: 'changed' })
    await tab.applyDiscount('NOPE')
    expect(tab.$serviceCount.get()).toBe(1)
    Object.assign(server, { basket: [], version: 2 })
    channel.postMessage('another')
    const marker = Promise.withResolvers<void>()
    const own = new BroadcastChannel('basket')
    own.addEventListener('message', () => marker.resolve())
    channel.postMessage('last')
    await marker.promise
    expect(tab.$serviceCount.get()).toBe(1)
    channel.postMessage('changed')
    await expect.poll(() => tab.$serviceCount.get()).toBe(0)
  })

  it('each request carries the cookie that names the basket', async () => {
    const tab = await openTab()
    await tab.refreshBasket()
    await tab.changeBasket({ type: 'add-entry', entry: anEntry() })
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
  })

  it('a page without tabs of its own sends nothing', async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('basket')
    channel.addEventListener('message', ({ data }) => heard.push(data))
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    const tab = await openTab()
    await tab.basketWasOrdered()
    await expect.poll(() => heard).toEqual(['changed'])
  })

  it('a basket that cannot be loaded is reported, one that was loaded stays', async () => {
    const tab = await openTab()
    expect(tab.$basket.get()).toEqual({
      ...{ status: 'loading', entries: [], pending: 0 },
      server: {
        ...{ version: 0, basket: [], express_price: 0 },
        ...{ discount_code: null, discount_amount: null },
      },
    })
    server.failing = 1
    await expect(tab.refreshBasket()).rejects.toMatchObject({ code: 'Service Unavailable' })
    expect(tab.$basket.get()).toMatchObject({ status: 'failed', entries: [] })
    await tab.refreshBasket()
    server.failing = 1
    await expect(tab.refreshBasket()).rejects.toMatchObject({ code: 'Service Unavailable' })
    expect(tab.$basket.get().status).toBe('ready')
  })

  it('a basket that changes during each attempt is given up after three', async () => {
    server.racing = 3
    const lost = changeBasket({ type: 'add-entry', entry: anEntry() })
    await expect(lost).rejects.toMatchObject({ status: 409 })
    expect(server.racing).toBe(0)
    server.racing = 2
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    expect(server.basket).toHaveLength(1)
  })

  it('of two waiting changes the caller learns only of his own failure', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    server.isReachable = false
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    server.isReachable = true
    Object.assign(server, { failing: 1, failingWith: 422 })
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    expect(error).toHaveBeenCalledWith('A change of the basket was refused.', expect.anything())
    expect(server.basket).toHaveLength(1)
    error.mockRestore()
  })

  it.each([429, 502, 503, 504])(
    'what waits and meets a %i is kept and sent later',
    async (status) => {
      server.isReachable = false
      await changeBasket({ type: 'add-entry', entry: anEntry() })
      server.isReachable = true
      Object.assign(server, { failing: 1, failingWith: status })
      await changeBasket({ type: 'add-entry', entry: anEntry() })
      expect($basket.get()).toMatchObject({ pending: 2, entries: [{}, {}] })
      expect(server.updates).toBe(0)
      await refreshBasket()
      expect($basket.get().pending).toBe(0)
      expect(server.basket).toHaveLength(2)
    },
  )

  it('logging out forgets the basket and what was not sent', async () => {
    server.isReachable = false
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    forgetBasket()
    expect($basket.get()).toMatchObject({ entries: [], pending: 0, server: { version: 0 } })
    server.isReachable = true
    Object.assign(server, { version: 4 })
    forgetBasket()
    await expect.poll(() => $basket.get().server.version).toBe(4)
    expect(server.updates).toBe(0)
  })

  it('logging out while changes are sent sends no more of them', async () => {
    server.isReachable = false
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    server.isReachable = true
    const unlisten = $basket.listen(({ pending }) => {
      if (pending === 1) forgetBasket()
    })
    await refreshBasket()
    unlisten()
    expect(server.updates).toBe(1)
    expect($basket.get().pending).toBe(0)
  })

  it.each(['online', 'connection:returned'])('%s sends what waits', async (event) => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const tab = await openTab()
    await tab.refreshBasket()
    server.isReachable = false
    await tab.changeBasket({ type: 'add-entry', entry: anEntry() })
    server.isReachable = true
    page.dispatchEvent(new Event(event))
    await expect.poll(() => tab.$basket.get().pending).toBe(0)
    expect(server.basket).toHaveLength(1)
  })

  it('what waits is tried again every 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.isReachable = false
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    await changeBasket({ type: 'add-entry', entry: anEntry() })
    sent.length = 0
    await vi.advanceTimersByTimeAsync(15_000)
    expect(sent).toHaveLength(1)
    expect($basket.get().pending).toBe(2)
    server.isReachable = true
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    await expect.poll(() => $basket.get().pending).toBe(0)
    expect(server.updates).toBe(2)
  })
})

describe('a discount code', () => {
  it('shows its deduction as soon as it is applied, and none once it is removed', async () => {
    expect(await applyDiscount('WELCOME10')).toMatchObject({ coupon_applied: true })
    expect($basket.get().server).toMatchObject({ discount_code: 'WELCOME10', discount_amount: 220 })
    await applyDiscount('')
    expect($basket.get().server).toMatchObject({ discount_code: null, discount_amount: null })
  })

  it('that is invalid leaves the current one', async () => {
    await applyDiscount('WELCOME10')
    expect(await applyDiscount('NOPE')).toMatchObject({ coupon_valid: false })
    expect($basket.get().server.discount_code).toBe('WELCOME10')
  })
})

describe('an abandoned basket', () => {
  it('is added to what is in the basket already', async () => {
    const [ours, left] = [anEntry(), anEntry()]
    server.abandoned.set('a-link', left)
    await changeBasket({ type: 'add-entry', entry: ours })
    await restoreAbandonedBasket('a-link')
    expect($basket.get().entries.map(({ id }) => id)).toEqual([ours.id, left.id])
    expect(server.basket.map(({ id }) => id)).toEqual([ours.id, left.id])
  })

  it('[X15] adds nothing that the customer was not shown', async () => {
    server.abandoned.set('a-link', anEntry())
    await restoreAbandonedBasket('a-link', ['another'])
    expect($basket.get().entries).toEqual([])
  })

  it('with an unknown id is refused and changes nothing', async () => {
    await expect(restoreAbandonedBasket('no-link')).rejects.toMatchObject({ code: 'Not Found' })
    expect($basket.get()).toMatchObject({ status: 'ready', entries: [] })
  })
})
