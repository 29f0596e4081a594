import { conditions, setFont } from '#e2e/fixtures/conditions.ts'
import { type Fault, look } from '#e2e/fixtures/look.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { openWorkshop } from '#e2e/fixtures/workshop-pages.ts'

const isLong = process.env['LONG'] === '1'

/** In `npm test`: the two conditions with the least room, and the pages that are open all day. */
const inShort = {
  conditions: ['a font of 200 % on a phone', 'a zoom of 400 %'],
  pages: ['desk', 'order-here'],
}

for (const [name, { viewport, forcedColors, font }] of Object.entries(conditions))
  if (isLong || inShort.conditions.includes(name))
    test.describe(`[U28] with ${name}`, () => {
      test.use({
        viewport,
        contextOptions: { reducedMotion: 'reduce', ...(forcedColors && { forcedColors }) },
      })

      test('the pages of the workshop can be read', async ({ page }) => {
        if (font) await setFont(page, font)
        const faults: Fault[] = []
        for (const [title, address] of Object.entries(await openWorkshop(page)))
          if (isLong || inShort.pages.includes(title)) faults.push(...(await look(page, address)))
        expect(faults).toEqual([])
      })
    })
