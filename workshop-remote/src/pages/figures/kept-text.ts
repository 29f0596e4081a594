import type { FigureRow } from '@darnley/contract/workshop-figures'

/** Returns the share of garments that were done in time: 95.6%. Null when none was done. */
export function keptShare({ kept, late }: Pick<FigureRow, 'kept' | 'late'>): string | null {
  const done = kept + late
  if (done === 0) return null
  // 99.96% is not all of them.
  const share = kept === done ? 100 : Math.min(99.9, (100 * kept) / done)
  return `${share.toFixed(1)}%`
}

export function countText(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`
}
