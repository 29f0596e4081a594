import type { Shift } from '@darnley/contract/locations'

export interface PartOfDay {
  readonly name: string
  readonly times: readonly Shift[]
}

/** Returns the times of a day under Morning, Afternoon and After work; parts without one are left out. */
export function partsOfDay(times: readonly Shift[]): PartOfDay[] {
  const parts = [
    { name: 'Morning', from: '00:00', to: '12:00' },
    { name: 'Afternoon', from: '12:00', to: '17:00' },
    { name: 'After work', from: '17:00', to: '24:00' },
  ]
  return parts
    .map(({ name, from, to }) => ({
      name,
      times: times.filter(({ starts_at: at }) => at >= from && at < to),
    }))
    .filter((part) => part.times.length > 0)
}
