import type { Answer, Appearance, FontSource } from '../messages.ts'
import { PaymentElement } from './element.ts'
import { ExpressCheckoutElement } from './express-checkout-element.ts'

export interface ElementsOptions {
  clientSecret?: string
  appearance?: Appearance
  fonts?: FontSource[]
  [option: string]: unknown
}

interface ElementsSettings {
  origin: string
  publicKey: string
  options: ElementsOptions
}

type AnyElement = PaymentElement | ExpressCheckoutElement

/** The object that Stripe's `stripe.elements()` returns. */
export class Elements {
  readonly #settings: ElementsSettings
  #options: ElementsOptions
  #elements = new Map<string, AnyElement>()

  constructor(settings: ElementsSettings) {
    this.#settings = settings
    this.#options = settings.options
  }

  get clientSecret(): string {
    return this.#options.clientSecret ?? ''
  }

  get payment(): PaymentElement {
    const element = this.#elements.get('payment')
    if (element instanceof PaymentElement) return element
    throw new Error('There is no payment element: create and mount one before you confirm.')
  }

  /** Returns whether the user of a wallet has just agreed to pay, and consumes the agreement. */
  takeWalletAgreement(): boolean {
    const element = this.#elements.get('expressCheckout')
    return element instanceof ExpressCheckoutElement && element.takeAgreement()
  }

  create(type: string, options: Record<string, unknown> = {}): AnyElement {
    if (this.#elements.has(type)) throw new Error(`There is already an element of type ${type}.`)
    const element = this.#create(type, options)
    element.on('destroy', () => this.#elements.delete(type))
    this.#elements.set(type, element)
    return element
  }

  getElement(type: string): AnyElement | null {
    return this.#elements.get(type) ?? null
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options }
    const element = this.#elements.get('payment')
    if (options.appearance && element instanceof PaymentElement) {
      element.setAppearance(options.appearance)
    }
  }

  async submit(): Promise<Answer> {
    return this.payment.ask('submit')
  }

  async fetchUpdates(): Promise<Answer> {
    return {}
  }

  #create(type: string, options: Record<string, unknown>): AnyElement {
    if (type === 'expressCheckout') return new ExpressCheckoutElement(options)
    if (type !== 'payment') throw new Error(`The sandbox has no element of type ${type}.`)
    const { origin, publicKey } = this.#settings
    const { appearance = {}, fonts = [] } = this.#options
    return new PaymentElement({ origin, publicKey, appearance, fonts })
  }
}
