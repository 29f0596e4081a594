import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentPath, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

describe('Waiting for the payment', () => {
  it('asks to stay', async () => {
    await show(scenes.pending)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Processing payment, please do not leave this page')
  })

  it.each([
    ['paid', scenes.paid, '/thank-you?orderIdToken=a-token-of-an-order'],
    ['refunded', scenes.refunded, '/thank-you?orderIdToken=a-token-of-an-order'],
    ['failed', scenes.failed, '/basket?paymentStatus=failed'],
    ['not attempted', scenes.unattempted, '/basket'],
    ['of no order', scenes.withoutToken, '/basket'],
  ])('leads on from a payment that is %s', async (_state, scene, path) => {
    await show(scene)
    // It asks again after two seconds.
    await expect.poll(currentPath).toBe(path)
  })
})
