import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type MountedSite = typeof import('./mounted-site.ts')

const origin = 'https://darnley.example'
let mounted: MountedSite
let asked: { url: string; init: RequestInit | undefined }[]
let status: number

beforeEach(async () => {
  asked = []
  status = 200
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, init })
    return Response.json({ mode: 'web' }, { status })
  })
  vi.resetModules()
  mounted = await import('./mounted-site.ts')
})
afterEach(() => vi.unstubAllGlobals())

it('[T8] a container asks its site for the configuration, once for all parts of a page', async () => {
  await Promise.all([mounted.connectToSite(`${origin}/`), mounted.connectToSite(origin)])
  expect(asked.map(({ url }) => url)).toEqual([`${origin}/releases/page-config`])
  expect(mounted.readPageConfig()).toEqual({ mode: 'web' })
  expect(mounted.siteUrl('/content/a.svg')).toBe(`${origin}/content/a.svg`)
})

it('asks again after a failure, and refuses a second site', async () => {
  status = 503
  await expect(mounted.connectToSite(origin)).rejects.toThrow('answered 503')
  status = 200
  await mounted.connectToSite(origin)
  await expect(mounted.connectToSite('https://other.example')).rejects.toThrow(
    `works for ${origin} already`,
  )
})

it('[T8] sends no cookies, and notes a refused write', async () => {
  await mounted.connectToSite(origin)
  status = 403
  await mounted.siteFetch('/api/public/get_basket', { method: 'GET', credentials: 'include' })
  expect(asked.at(-1)?.init?.credentials).toBe('omit')
  expect(mounted.$isWriteRefused.get()).toBe(false)
  await mounted.siteFetch('/api/public/update_basket', { method: 'POST', credentials: 'include' })
  expect(mounted.$isWriteRefused.get()).toBe(true)
})

it('says what is missing before a site is known', () => {
  expect(() => mounted.siteUrl('/api')).toThrow('was not told its site')
  expect(() => mounted.readPageConfig()).toThrow('has not fetched the configuration')
})
