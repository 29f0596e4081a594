import { digitsOf, type CardText } from './card-text.ts'

export interface CardFault {
  field: keyof CardText
  code: string
  message: string
}

/** Returns every fault of the card in field order; `today` determines what has expired. */
export function cardFaults(card: CardText, today = new Date()): CardFault[] {
  const faults = [numberFault(card.number), expiryFault(card.expiry, today), codeFault(card.cvc)]
  return faults.filter((fault) => fault !== null)
}

function numberFault(number: string): CardFault | null {
  const digits = digitsOf(number)
  if (digits.length < 16) {
    return fault('number', 'incomplete_number', 'Your card number is incomplete.')
  }
  return hasValidCheckDigit(digits)
    ? null
    : fault('number', 'invalid_number', 'Your card number is invalid.')
}

function expiryFault(expiry: string, today: Date): CardFault | null {
  const digits = digitsOf(expiry)
  if (digits.length !== 4) {
    return fault('expiry', 'incomplete_expiry', "Your card's expiry date is incomplete.")
  }
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (month < 1 || month > 12) {
    return fault('expiry', 'invalid_expiry_month', "Your card's expiry date is invalid.")
  }
  if (year < today.getFullYear()) {
    return fault('expiry', 'invalid_expiry_year_past', "Your card's expiry year is in the past.")
  }
  const isPast = year === today.getFullYear() && month < today.getMonth() + 1
  return isPast
    ? fault('expiry', 'invalid_expiry_month_past', "Your card's expiry date is in the past.")
    : null
}

function codeFault(code: string): CardFault | null {
  if (digitsOf(code).length === 3) return null
  return fault('cvc', 'incomplete_cvc', "Your card's security code is incomplete.")
}

function fault(field: keyof CardText, code: string, message: string): CardFault {
  return { field, code, message }
}

/** Whether the number passes the Luhn check. */
function hasValidCheckDigit(digits: string): boolean {
  const values = [...digits].toReversed().map((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return value > 9 ? value - 9 : value
  })
  return values.reduce((sum, value) => sum + value, 0) % 10 === 0
}
