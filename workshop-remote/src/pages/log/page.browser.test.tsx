import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnerActions } from '@darnley/contract/workshop-people'
import type { Sent } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { anAction, someActions } from '#src/testing/owner-actions.ts'
import * as scenes from './page.scenes.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
type Answer = (sent: Sent) => OwnerActions

describe('What owners did', () => {
  it('says who did what, and what it was before', async () => {
    await show(scenes.several)
    const changed = page.getByRole('listitem').filter({ hasText: 'Changed Priya Nair' })
    await expect.element(changed).toMatchTextContent('Role: Tailor, now Manager')
    await expect.element(changed).toMatchTextContent('Ruth Adeyemi')
    await expect
      .element(
        page.getByText(/^Per cent off services: 10 · First day: 1 Nov 2026 · Switched on: yes$/),
      )
      .toBeVisible()
    await expect.element(page.getByText('Erased personal data')).toBeVisible()
  })

  it('is read page by page, and back', async () => {
    await show(scenes.several, {
      api: {
        'GET /workshop/owner_actions': ({ query }) =>
          query.get('before') === '9'
            ? someActions([anAction(3, { subject: 'Tom Ashworth' })])
            : someActions([anAction(9)], 9),
      },
    })
    await expect.element(button('Newer')).toBeDisabled()
    await button('Older').click()
    await expect.element(page.getByText('Changed Tom Ashworth')).toBeVisible()
    await expect.element(button('Older')).toBeDisabled()
    await button('Newer').click()
    await expect.element(page.getByText('Changed Priya Nair')).toBeVisible()
  })

  it('is narrowed to a topic, which stands in the address', async () => {
    const ask = vi.fn<Answer>(() => someActions())
    await show(scenes.several, { api: { 'GET /workshop/owner_actions': ask } })
    await page.getByText('Codes', { exact: true }).last().click()
    await expect.poll(() => ask.mock.lastCall?.[0].query.get('topic')).toBe('codes')
    expect(currentPath()).toBe('/log?topic=codes')
  })

  it('says that there is nothing', async () => {
    await show(scenes.none)
    await expect.element(page.getByText('Nothing was done yet.')).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(button('Try again')).toBeVisible()
  })
})
