import { caretBehind, digitsOf, type CardText } from './card-text.ts'

export interface FieldOptions {
  name: keyof CardText
  format: (text: string) => string
  onInput: () => void
  onLeave: () => void
}

/** An input with its error message. */
export class CardField {
  readonly name: keyof CardText
  readonly input: HTMLInputElement
  readonly #error: HTMLElement

  constructor({ name, format, onInput, onLeave }: FieldOptions) {
    this.name = name
    this.input = required(document.querySelector<HTMLInputElement>(`#${name}`))
    this.#error = required(document.querySelector<HTMLElement>(`#${name}-error`))
    this.input.addEventListener('input', () => {
      this.#reformat(format)
      this.showError('')
      onInput()
    })
    this.input.addEventListener('blur', onLeave)
  }

  get value(): string {
    return this.input.value
  }

  showError(message: string): void {
    this.#error.textContent = message
    if (message) this.input.setAttribute('aria-invalid', 'true')
    else this.input.removeAttribute('aria-invalid')
  }

  clear(): void {
    this.input.value = ''
    this.showError('')
  }

  #reformat(format: FieldOptions['format']): void {
    const { value, selectionStart } = this.input
    const formatted = format(value)
    if (formatted === value) return
    const isAtEnd = selectionStart === value.length
    const digitsBefore = digitsOf(value.slice(0, selectionStart ?? value.length)).length
    const caret = isAtEnd ? formatted.length : caretBehind(formatted, digitsBefore)
    this.input.value = formatted
    this.input.setSelectionRange(caret, caret)
  }
}

function required<Found>(found: Found | null): Found {
  if (found === null) throw new Error('An element of the card form is missing.')
  return found
}
