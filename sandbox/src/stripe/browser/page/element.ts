import type { Answer, Appearance, FontSource, FrameMessage } from '../messages.ts'
import { Events } from './events.ts'
import { Frame } from './frame.ts'

export interface ElementSettings {
  origin: string
  publicKey: string
  appearance: Appearance
  fonts: FontSource[]
}

/** Margin in pixels by which the frame exceeds its box, so that focus rings are not clipped. */
const overhang = 6

/** Stripe's 'payment' element: a card form in a frame from the sandbox's origin. */
export class PaymentElement extends Events {
  readonly elementType = 'payment'
  #settings: ElementSettings
  #frame: Frame | null = null

  constructor(settings: ElementSettings) {
    super()
    this.#settings = settings
  }

  mount(target: string | HTMLElement): void {
    const parent = typeof target === 'string' ? document.querySelector(target) : target
    if (!parent) throw new Error('The element to mount the payment element into was not found.')
    this.unmount()
    this.#frame = new Frame({
      origin: this.#settings.origin,
      path: '/elements/card',
      title: 'Secure card payment input frame',
      onConnect: () => this.#setUp(),
      onMessage: (message) => this.#receive(message),
    })
    placeFrame(this.#frame.element)
    parent.append(this.#frame.element)
  }

  unmount(): void {
    this.#frame?.remove()
    this.#frame = null
  }

  destroy(): void {
    this.unmount()
    this.emit('destroy', { elementType: this.elementType })
  }

  update(): void {
    // The options that can change after mounting (layout, fields) do not affect a card form.
  }

  setAppearance(appearance: Appearance): void {
    this.#settings = { ...this.#settings, appearance }
    this.#setUp()
  }

  focus(): void {
    this.#frame?.element.focus()
    this.#frame?.send({ type: 'focus' })
  }

  blur(): void {
    this.#frame?.send({ type: 'blur' })
  }

  clear(): void {
    this.#frame?.send({ type: 'clear' })
  }

  /** Resolves with Stripe's result: `{ error }` or the outcome. */
  async ask(type: 'submit' | 'confirm' | 'create-payment-method', secret = ''): Promise<Answer> {
    if (this.#frame) return this.#frame.ask({ type, clientSecret: secret })
    throw new Error('The payment element is not mounted: mount it before you confirm.')
  }

  #setUp(): void {
    const { publicKey, appearance, fonts } = this.#settings
    this.#frame?.send({ type: 'setup', publicKey, appearance, fonts })
  }

  #receive(message: FrameMessage): void {
    const { elementType } = this
    if (message.type === 'height') this.#resize(message.height)
    else if (message.type === 'enter') this.#frame?.element.closest('form')?.requestSubmit()
    else if (message.type === 'change') {
      const { complete, empty } = message
      const value = { type: 'card' }
      this.emit('change', { elementType, complete, empty, collapsed: false, value })
    } else this.emit(message.type, { elementType })
  }

  #resize(height: number): void {
    if (this.#frame) this.#frame.element.style.height = `${Math.ceil(height)}px`
  }
}

function placeFrame({ style }: HTMLIFrameElement): void {
  style.display = 'block'
  style.width = `calc(100% + ${2 * overhang}px)`
  style.margin = `-${overhang}px`
  style.height = '216px'
  style.colorScheme = 'light'
}
