import type { Browser } from '@playwright/test'
import { walkBackAndForth } from '@darnley/e2e/back-and-forth'
import { heapOf, WITHOUT_MACHINE_CODE, type Heap } from '@darnley/e2e/heap'
import { withBrowser } from '../browser.ts'
import type { Bench } from '../system.ts'
import { table } from '../table.ts'

const LOOKS = [10, 100]
const KEPT = { bytes: 'JavaScript', nodes: 'DOM nodes', listeners: 'listeners' } as const

/** What a page holds after many bookings that went to the last step and back, beside what it holds after a few. */
export const measureMemory: Bench = async ({ browser, siteUrl }) => {
  const walk = async (opened: Browser): Promise<Heap[]> => {
    const page = await opened.newPage({ baseURL: siteUrl, reducedMotion: 'reduce' })
    await page.goto('/')
    const found: Heap[] = []
    let walked = 0
    for (const look of LOOKS) {
      await walkBackAndForth(page, look - walked)
      walked = look
      found.push(await heapOf(page))
    }
    return found
  }
  const heaps = await withBrowser(browser, walk, [WITHOUT_MACHINE_CODE])
  const [few, many] = heaps
  const kept = Object.keys(KEPT) as (keyof Heap)[]
  const ratio = (key: keyof Heap): number => (many?.[key] ?? Number.NaN) / (few?.[key] ?? 1)
  return {
    section: `## Memory of a page

One page, in which a booking is made up to its last step and left again by Back, ${LOOKS.join(' and ')} times; garbage is collected before each look. The browser's compilers are off: the machine code that they add for hot functions is no memory of the page.

${table(
  ['bookings', 'JavaScript, MB', 'DOM nodes', 'listeners'],
  heaps.map(({ bytes, nodes, listeners }, index) => [
    LOOKS[index] ?? 0,
    bytes / 1_000_000,
    nodes,
    listeners,
  ]),
)}`,
    targets: kept.map((key) => ({
      what: `${KEPT[key]} after ${LOOKS[1]} bookings, as a multiple of after ${LOOKS[0]}`,
      is: ratio(key),
      limit: { atMost: 1.1 },
      unit: '',
    })),
  }
}
