import { Events } from './events.ts'
import { offeredWallet, type Wallet } from './wallets.ts'

interface ExpressOptions {
  buttonHeight?: number
}

/**
 * Stripe's 'expressCheckout' element. The stand-in shows the button of the configured wallet (see wallets.ts), which
 * the user presses to agree; otherwise it shows nothing.
 */
export class ExpressCheckoutElement extends Events {
  readonly elementType = 'expressCheckout'
  readonly #options: ExpressOptions
  #button: HTMLButtonElement | null = null
  #isAgreed = false

  constructor(options: ExpressOptions = {}) {
    super()
    this.#options = options
  }

  mount(target?: HTMLElement): void {
    const { elementType } = this
    const wallet = offeredWallet()
    if (wallet) {
      this.#button = buttonOf(wallet, this.#options)
      this.#button.addEventListener('click', () => this.#press(wallet))
      target?.append(this.#button)
    }
    const availablePaymentMethods = wallet ? { [wallet.method]: true } : undefined
    queueMicrotask(() => this.emit('ready', { elementType, availablePaymentMethods }))
  }

  /** Returns whether the user of the wallet has just agreed to a payment, and consumes the agreement. */
  takeAgreement(): boolean {
    const isAgreed = this.#isAgreed
    this.#isAgreed = false
    return isAgreed
  }

  unmount(): void {
    this.#button?.remove()
    this.#button = null
  }

  update(): void {}

  focus(): void {
    this.#button?.focus()
  }

  blur(): void {
    this.#button?.blur()
  }

  clear(): void {}

  destroy(): void {
    this.unmount()
    this.emit('destroy', { elementType: this.elementType })
  }

  #press({ type }: Wallet): void {
    const { elementType } = this
    const resolve = (): void => {
      this.#isAgreed = true
      this.emit('confirm', {
        elementType,
        expressPaymentType: type,
        paymentFailed: () => undefined,
      })
    }
    if (!this.hasListeners('click')) return resolve()
    const reject = (): void => this.emit('cancel', { elementType })
    this.emit('click', { elementType, expressPaymentType: type, resolve, reject })
  }
}

function buttonOf(wallet: Wallet, { buttonHeight = 44 }: ExpressOptions): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = `${wallet.name} (sandbox)`
  const { style } = button
  style.width = '100%'
  style.height = `${buttonHeight}px`
  style.border = '0'
  style.borderRadius = '12px'
  style.background = '#000'
  style.color = '#fff'
  style.font = '600 17px/1 system-ui'
  style.cursor = 'pointer'
  return button
}
