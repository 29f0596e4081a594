import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '#e2e/fixtures/expect.ts'

/** A phone, a tablet and a desktop, at the widths of the look. */
export const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

const folder = join(import.meta.dirname, '../../.data/pictures')

/** Takes a picture of the whole page, once nothing of it is loading. */
export async function take(page: Page, name: string): Promise<void> {
  // A picture taken before it hides the caret by a style, which the page then reads with its first screen and refuses.
  await expect(page.locator('[data-first-screen]')).toHaveCount(0)
  await scrollThrough(page)
  await expect(page.getByText(/^Loading\b/)).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await takeAtOnce(page, name)
}

/** Takes a picture of the whole page as it is. */
export async function takeAtOnce(page: Page, name: string): Promise<void> {
  const width = String(page.viewportSize()?.width)
  mkdirSync(join(folder, width), { recursive: true })
  await page.screenshot({ path: join(folder, width, `${name}.png`), fullPage: true })
}

/** Parts of a page are loaded when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    scrollTo(0, 0)
  })
}

/** Opens each path and takes a picture under its name. */
export async function takeEach(page: Page, paths: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await take(page, name)
  }
}
