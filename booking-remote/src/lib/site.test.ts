import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

async function daysWith(config: object): Promise<number> {
  const textContent = JSON.stringify(config)
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  return (await import('./site.ts')).guaranteeDays()
}

it('has the days of the guarantee that the edge names, and the usual ones of an older edge', async () => {
  expect(await daysWith({ guaranteeDays: 60 })).toBe(60)
  vi.resetModules()
  expect(await daysWith({})).toBe(30)
  vi.unstubAllGlobals()
})
