import { FeeKey, type Fees } from '@darnley/contract/help'
import { formatMoney } from '@darnley/domain/money'

export interface Values {
  readonly company: { readonly name: string; readonly supportEmail: string }
  readonly guaranteeDays: number
  /** At the rate of the site. */
  readonly fees: Fees
  readonly locale: string
}

/**
 * Replaces the placeholders of a text: `{company}`, `{support_email}`, `{guarantee_days}`, and a fee by its key, such as `{home_delivery}`,
 * so that no text names an amount that is no longer charged.
 */
export function withValues(text: string, { company, guaranteeDays, fees, locale }: Values): string {
  const known = new Map([
    ['company', company.name],
    ['support_email', company.supportEmail],
    ['guarantee_days', String(guaranteeDays)],
    ...FeeKey.options.map((key) => [key, formatMoney(fees[key], locale)] as const),
  ])
  return text.replaceAll(
    /\{(\w+)\}/g,
    (placeholder, name: string) => known.get(name) ?? placeholder,
  )
}
