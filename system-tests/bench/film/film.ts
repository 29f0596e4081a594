import type { Browser } from '@playwright/test'
import { servePlainApp } from '@darnley/edge/plain-app'
import { filmStrip } from '#system-tests/plots/film-strip.ts'
import { withBrowser } from '../browser.ts'
import type { Bench } from '../system.ts'
import { slow4g } from '../visit.ts'

/** Milliseconds after the visit began, of which a picture is shown. */
const TIMES = [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000]
/** Size of the page, and of the pictures of it. */
const PAGE = { width: 390, height: 844 }
const PICTURE = { width: 117, height: 253 }
const QUALITY = 50

interface Frame {
  /** Milliseconds after the visit began. */
  readonly at: number
  /** JPEG, base64. */
  readonly picture: string
}

/** Films one first visit to `/` and one to the same source as a plain application. */
export const drawFirstVisit: Bench = async (system) => {
  const plain = await servePlainApp(system)
  try {
    const films = await withBrowser(system.browser, async (browser) => {
      const urls = { 'this site': system.siteUrl, 'one plain application': plain.url }
      const all = []
      for (const [name, url] of Object.entries(urls))
        all.push({ name, frames: at(TIMES, await film(browser, `${url}/`)) })
      return all
    })
    return {
      section: `## A first visit in pictures

One visit to \`/\` of each, filmed under the conditions of the table above: the plot at the top of this page.`,
      plots: {
        'first-visit': filmStrip({
          title: 'A first visit to / beside the same source as one plain application',
          description: `Pictures of a phone's screen at ${TIMES.map((time) => time / 1000).join(', ')} seconds, with an empty cache, slow 4G and a quarter of the processor.`,
          times: TIMES,
          films,
          shape: PAGE.height / PAGE.width,
        }),
      },
    }
  } finally {
    await plain.close()
  }
}

/** Films a first visit with an empty cache, on slow 4G with a quarter of the processor. */
async function film(browser: Browser, url: string): Promise<Frame[]> {
  const context = await browser.newContext({ viewport: PAGE })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const frames: { readonly at: number; readonly picture: string }[] = []
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data })
      void session.send('Page.screencastFrameAck', { sessionId })
    })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: QUALITY,
      maxWidth: PICTURE.width * 2,
      maxHeight: PICTURE.height * 2,
    })
    await page.goto(url, { waitUntil: 'commit' })
    const began = await page.evaluate(() => performance.timeOrigin)
    await page.waitForTimeout(Math.max(...TIMES) + 500)
    await session.send('Page.stopScreencast')
    return frames.map(({ at: time, picture }) => ({ at: time - began, picture }))
  } finally {
    await context.close()
  }
}

/** Returns what was on the screen at each time. */
function at(times: readonly number[], frames: readonly Frame[]): string[] {
  return times.map((time) => {
    const shown = frames.findLast((frame) => frame.at <= time) ?? frames[0]
    if (!shown) throw new Error('The browser sent no picture')
    return shown.picture
  })
}
