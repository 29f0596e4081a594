import type { MoneyLine } from '@darnley/contract/workshop-money'

/** Returns a garment as its line names it: Jeans, dark blue. */
export function garmentName({
  garment,
  garment_description: described,
}: Pick<MoneyLine, 'garment' | 'garment_description'>): string {
  return [garment, described].filter(Boolean).join(', ')
}
