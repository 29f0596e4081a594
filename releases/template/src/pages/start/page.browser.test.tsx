import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import { shown } from './page.scenes.tsx'

it('has its heading', async () => {
  await show(shown)
  await expect.element(page.getByRole('heading', { level: 1, name: '__Area__' })).toBeVisible()
})
