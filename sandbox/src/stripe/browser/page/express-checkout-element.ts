import { Events } from './events.ts'

/** Wallets need a provider: the stand-in reports that there is none, and shows nothing. */
export class ExpressCheckoutElement extends Events {
  readonly elementType = 'expressCheckout'

  mount(): void {
    const { elementType } = this
    queueMicrotask(() => this.emit('ready', { elementType, availablePaymentMethods: undefined }))
  }

  unmount(): void {}

  update(): void {}

  focus(): void {}

  blur(): void {}

  clear(): void {}

  destroy(): void {
    this.emit('destroy', { elementType: this.elementType })
  }
}
