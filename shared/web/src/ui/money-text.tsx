import type { JSX } from 'react'
import { formatMoney, type Minor } from '@darnley/domain/money'

interface MoneyTextProps {
  amount: Minor
  locale?: string
  /** Shows 'FREE' for 0, as delivery prices do (section 9). */
  free?: boolean
}

export function MoneyText({ amount, locale = 'en-GB', free = false }: MoneyTextProps): JSX.Element {
  return <>{free && amount === 0 ? 'FREE' : formatMoney(amount, locale)}</>
}
