import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrorsInFile } from './console.ts'
import { listScenes, loadScene } from './scenes.ts'
import { show } from './show.tsx'

/** Declares the tests that hold for each scene whose file passes, by its path from the repository's root. */
export async function checkScenes(isChecked: (path: string) => boolean): Promise<void> {
  // Scenes of failures log them.
  allowErrorsInFile(/^(?:Failed to load resource|Loading chunk)/)

  describe.each(await listScenes(isChecked))('%s', (id) => {
    it.each([390, 1280])('is accessible %i pixels wide', async (width) => {
      await page.viewport(width, 900)
      await show(await loadScene(id))
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      })
      const faults = violations.map(
        ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`,
      )
      expect(faults).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    })
  })
}
