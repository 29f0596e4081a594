import type { Browser, CDPSession } from '@playwright/test'

/** A profile as the protocol gives it. */
export type Profile = Awaited<ReturnType<typeof stop>>

/** Microseconds between two samples. */
const INTERVAL = 200

/** Profiles the scripts of a first visit with an empty cache, on a quarter of the processor, until nothing loads. */
export async function profileFirstVisit(browser: Browser, url: string): Promise<Profile> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: INTERVAL })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Profiler.start')
    await page.goto(url, { waitUntil: 'networkidle' })
    return await stop(session)
  } finally {
    await context.close()
  }
}

async function stop(session: CDPSession) {
  const { profile } = await session.send('Profiler.stop')
  return profile
}
