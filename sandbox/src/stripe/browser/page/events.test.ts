import { describe, expect, it } from 'vitest'
import { Events, type Listener } from './events.ts'
import { ExpressCheckoutElement } from './express-checkout-element.ts'

function recorder(): { heard: Record<string, unknown>[]; listener: Listener } {
  const heard: Record<string, unknown>[] = []
  return { heard, listener: (event) => heard.push(event) }
}

describe('an element’s events', () => {
  it('reach their listeners until they are removed', () => {
    const events = new Events()
    const { heard, listener } = recorder()
    events.on('change', listener).emit('change', { complete: false })
    events.emit('focus', {})
    events.off('change', listener).emit('change', { complete: true })
    expect(heard).toEqual([{ complete: false }])
  })

  it('can be listened to once', () => {
    const events = new Events()
    const { heard, listener } = recorder()
    events.once('ready', listener)
    events.emit('ready', {})
    events.emit('ready', {})
    expect(heard).toHaveLength(1)
  })
})

describe('express checkout', () => {
  it('reports that there is no wallet unless one is configured', async () => {
    const element = new ExpressCheckoutElement()
    const { heard, listener } = recorder()
    element.on('ready', listener)
    element.mount()
    await Promise.resolve()
    expect(heard).toEqual([{ elementType: 'expressCheckout', availablePaymentMethods: undefined }])
  })
})
