import { test } from '#e2e/fixtures/test.ts'
import { openWorkshop } from '#e2e/fixtures/workshop-pages.ts'
import { screens, takeEach } from './take.ts'

/** `npm run pictures`: what an owner sees in the workshop, at three widths. */
for (const screen of screens)
  test.describe(`the workshop at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('every page', async ({ page }) => {
      const pages = Object.entries(await openWorkshop(page))
      await takeEach(
        page,
        Object.fromEntries(pages.map(([name, address]) => [`workshop-${name}`, address])),
      )
    })
  })
