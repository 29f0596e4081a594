import { formatMoney, minor, type Minor } from '@darnley/domain/money'

const written = /^£?\s*(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/

/** Reads an amount as staff type it: 46, 46.5, £46.50 or 1,046.50. Returns null when it is none. */
export function readPounds(text: string): Minor | null {
  const match = written.exec(text.trim())
  if (!match) return null
  const [, pounds = '', pence = ''] = match
  return minor(Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0')))
}

/** Writes an amount for a field: 46.00. */
export function writePounds(amount: Minor): string {
  return (amount / 100).toFixed(2)
}

/** Returns an amount in words for staff: £12.00, with a true minus before what is taken off. */
export function moneyText(amount: Minor): string {
  return amount < 0 ? `−${formatMoney(minor(-amount))}` : formatMoney(amount)
}
