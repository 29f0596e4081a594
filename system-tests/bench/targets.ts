import { formatCell, table } from './table.ts'

/** What a measured value should be. */
export interface Target {
  readonly what: string
  readonly is: number
  readonly limit: { readonly atMost: number } | { readonly atLeast: number }
  /** Empty for ratios and counts. */
  readonly unit: string
}

export function isReached({ is, limit }: Target): boolean {
  return 'atMost' in limit ? is <= limit.atMost : is >= limit.atLeast
}

/** Returns a table of targets with whether they are reached. */
export function targetTable(targets: readonly Target[]): string {
  return table(
    ['target', 'limit', 'measured', 'reached'],
    targets.map((target) => {
      const { what, is, limit, unit } = target
      const words = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`
      return [
        what,
        `${words} ${unit}`.trim(),
        `${formatCell(is)} ${unit}`.trim(),
        isReached(target) ? 'yes' : '**no**',
      ]
    }),
  )
}
