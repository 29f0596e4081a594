import type { MoneyLine } from '@darnley/contract/workshop-money'

/** Returns what a customer is called in a sentence. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

/** Returns a garment as its line names it: Jeans, dark blue. */
export function garmentName({
  garment,
  garment_description: described,
}: Pick<MoneyLine, 'garment' | 'garment_description'>): string {
  return [garment, described].filter(Boolean).join(', ')
}
