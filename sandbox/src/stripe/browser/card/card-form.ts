import type { CardState } from '../messages.ts'
import { CardField } from './card-field.ts'
import { cardFaults, type CardFault } from './card-rules.ts'
import {
  digitsOf,
  formatExpiry,
  formatNumber,
  formatSecurityCode,
  type CardText,
} from './card-text.ts'

/** The form with its three fields. */
export class CardForm {
  readonly #fields: CardField[]

  constructor(onChange: () => void) {
    const formats: [keyof CardText, (text: string) => string][] = [
      ['number', formatNumber],
      ['expiry', formatExpiry],
      ['cvc', formatSecurityCode],
    ]
    this.#fields = formats.map(([name, format]) => {
      const onLeave = (): void => this.#checkField(name)
      return new CardField({ name, format, onInput: onChange, onLeave })
    })
  }

  get state(): CardState {
    const empty = this.#fields.every(({ value }) => value === '')
    return { complete: cardFaults(this.#text).length === 0, empty }
  }

  /** Parameters of Stripe's `payment_method_data`. */
  get parameters(): Record<string, string> {
    const { number, expiry, cvc } = this.#text
    const date = digitsOf(expiry)
    return {
      type: 'card',
      'card[number]': digitsOf(number),
      'card[exp_month]': date.slice(0, 2),
      'card[exp_year]': date.slice(2),
      'card[cvc]': cvc,
    }
  }

  /** Shows every fault, focuses the first faulty field and returns its fault; null when the card is complete. */
  check(): CardFault | null {
    const faults = cardFaults(this.#text)
    for (const field of this.#fields) {
      field.showError(faults.find((fault) => fault.field === field.name)?.message ?? '')
    }
    const [first = null] = faults
    if (first) this.focus(first.field)
    return first
  }

  showNumberError(message: string): void {
    this.#field('number')?.showError(message)
    this.focus('number')
  }

  focus(name: keyof CardText = 'number'): void {
    this.#field(name)?.input.focus()
  }

  clear(): void {
    for (const field of this.#fields) field.clear()
  }

  get #text(): CardText {
    const value = (name: keyof CardText): string => this.#field(name)?.value ?? ''
    return { number: value('number'), expiry: value('expiry'), cvc: value('cvc') }
  }

  #field(name: keyof CardText): CardField | undefined {
    return this.#fields.find((field) => field.name === name)
  }

  /** Validates a field on blur, if it is not empty. */
  #checkField(name: keyof CardText): void {
    const field = this.#field(name)
    if (!field || field.value === '') return
    field.showError(cardFaults(this.#text).find((fault) => fault.field === name)?.message ?? '')
  }
}
