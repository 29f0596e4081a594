/**
 * Messages between the shop's page and the sandbox's frames. The page sends one `MessagePort` to the frame, addressed
 * to the sandbox's origin; all others use that port.
 */
export interface ConnectMessage {
  type: 'sandbox:connect'
}

export interface Appearance {
  variables?: Record<string, string>
}

/** A file of a font that the page hands to the frame, as Stripe's `CustomFontSource` has it. */
export interface FontSource {
  family: string
  src: string
  weight?: string
  unicodeRange?: string
}

export interface CardSetup {
  publicKey: string
  appearance: Appearance
  fonts: FontSource[]
}

/** A request that the frame answers with a `FrameAnswer` of the same number. */
export interface PageQuestion {
  type: 'submit' | 'confirm' | 'create-payment-method' | 'authenticate'
  number: number
  clientSecret: string
}

export type PageMessage =
  | (CardSetup & { type: 'setup' })
  | { type: 'focus' | 'blur' | 'clear' | 'abandon' }
  | PageQuestion

export interface CardState {
  complete: boolean
  empty: boolean
}

export type FrameMessage =
  | { type: 'ready' | 'focus' | 'blur' | 'enter' }
  | { type: 'height'; height: number }
  | ({ type: 'change' } & CardState)
  | { type: 'answer'; number: number; answer: Answer }

export interface StripeError {
  type: string
  code?: string
  message: string
  [detail: string]: unknown
}

export interface Intent {
  id: string
  amount: number
  currency: string
  client_secret: string
  status: string
  last_payment_error: StripeError | null
  [field: string]: unknown
}

/** Stripe's result shape: exactly one of the fields is present. */
export interface Answer {
  error?: StripeError
  paymentIntent?: Intent
  paymentMethod?: Record<string, unknown>
  selectedPaymentMethod?: 'card'
}
