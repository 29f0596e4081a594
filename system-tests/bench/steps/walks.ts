import type { BrowserContext, Page } from '@playwright/test'
import { bookJeansHem } from '@darnley/e2e/book'
import { walkToPayment } from '@darnley/e2e/checkout'
import { fillBasket } from '@darnley/e2e/fill-basket'
import { mouse, type InputDriver } from '@darnley/e2e/input-driver'

/** Milliseconds that the pointer rests on a control before it presses. */
export const REST_MS = 300

/** A way through pages of the site. */
export interface Walk {
  readonly name: string
  readonly path: string
  /** What the page shows first. */
  readonly first: string
  /** Runs before the page is opened. */
  readonly prepare: (context: BrowserContext) => Promise<void>
  readonly run: (page: Page) => Promise<void>
}

export const walks: readonly Walk[] = [
  {
    name: 'booking',
    path: '/',
    first: 'main h1',
    prepare: async () => undefined,
    run: (page) => bookJeansHem(page, restingMouse(page)),
  },
  {
    name: 'checkout',
    path: '/checkout',
    first: 'main input',
    prepare: ({ request }) => fillBasket(request),
    run: (page) => walkToPayment(page, { inputDriver: restingMouse(page) }),
  },
]

/** Rests on a control before it presses, as users do. */
function restingMouse(page: Page): InputDriver {
  return {
    ...mouse,
    press: async (control) => {
      await control.hover()
      await page.waitForTimeout(REST_MS)
      await page.mouse.down()
      await page.mouse.up()
    },
  }
}
