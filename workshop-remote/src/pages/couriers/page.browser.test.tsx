import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import type { Scene } from '@darnley/workbench/scene'
import * as scenes from './page.scenes.tsx'

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const button = page.getByRole('button', { name: 'Test the connection to Royal Mail' })

async function testIn(scene: Scene): Promise<void> {
  await show(scene)
  await button.click()
}

describe('The couriers', () => {
  it('are listed with what they are for, and which of them have a key', async () => {
    await show(scenes.several)
    await expect.element(row('Royal Mail')).toMatchTextContent('Parcels by post, and their labels')
    await expect.element(row('Royal Mail')).toMatchTextContent('Set up')
    await expect.element(row('Onfleet')).toMatchTextContent('Stand-in')
  })

  it.each<[string, Scene, RegExp]>([
    ['works', scenes.several, /Works.*took the key in 212 ms/],
    [
      'does not know the address',
      scenes.unexpected,
      /Not understood.*404.*says nothing of the key/,
    ],
    ['refuses the key', scenes.refused, /Refused.*401, 212 ms.*ROYAL_MAIL_API_KEY/],
    ['is too busy', scenes.busy, /Too busy to tell.*answered 503.*Try again later/],
    ['does not answer', scenes.unreachable, /Not reachable.*did not answer in 10000 ms/],
    ['is a stand-in', scenes.standIn, /Not set up.*stand-in took its place and answered in 9 ms/],
    ['could not be asked', scenes.notTested, /That did not work just now/],
  ])('say in plain words that a service %s', async (_what, scene, says) => {
    await testIn(scene)
    await expect.element(row('Royal Mail').getByRole('status')).toMatchTextContent(says)
    await expect.element(button).toBeEnabled()
  })

  it('are asked once at a time', async () => {
    await testIn(scenes.waiting)
    await expect.element(row('Royal Mail')).toMatchTextContent('Asking Royal Mail')
    await expect.element(button).toBeDisabled()
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
