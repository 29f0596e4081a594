import { expect, test } from '@playwright/test'

for (const brand of ['default', 'maison-vale', 'kirk-and-daughters'])
  for (const width of [390, 1280])
    test(`${brand}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const scenes = page.getByRole('navigation', { name: 'Scenes' }).getByRole('link')
      await scenes.first().waitFor()
      const ids = await scenes.evaluateAll((links) => links.map((link) => link.dataset['id'] ?? ''))
      for (const id of ids) {
        await page.goto(`/scene.html?${new URLSearchParams({ id, brand })}`)
        await page.locator('main[data-path]').waitFor()
        await page.waitForFunction(() =>
          [...document.images].every((image) => image.complete || image.loading === 'lazy'),
        )
        const picture = [brand, String(width), `${id.replaceAll('/', '-')}.png`]
        await expect.soft(page).toHaveScreenshot(picture, { fullPage: true })
      }
    })
