import type { Audit } from './audit.ts'
import type { Interactions } from './scripted-use.ts'

interface Measured {
  readonly pages: Readonly<Record<string, Audit>>
  readonly interactions: Interactions
  readonly runs: string
  /** Mean number of runnable processes at the start of a measurement. */
  readonly load: number
}

/** Returns the page docs/bench-lighthouse.md. */
export function reportLighthouse({ pages, interactions, runs, load }: Measured): string {
  const rows = Object.entries(pages).map(
    ([path, { score, fcp, lcp, tbt, cls }]) =>
      `| \`${path}\` | ${[score, fcp, lcp, tbt, cls].join(' | ')} |`,
  )
  return `# Lighthouse

Written by \`npm run bench\`. Lighthouse 13 with its own mobile settings, simulated; a first visit, consent dialog included, \`/checkout\` with one service in the basket; median of ${runs}. Load when it began: ${load.toFixed(2)}; on a busy machine blocking time measures the machine.

| page | score | first paint, ms | largest paint, ms | blocking, ms | layout shift |
|---|---|---|---|---|---|
${rows.join('\n')}

Marks: at least 98 on \`/\` and 95 on \`/checkout\`; largest paint <= 1200 ms, blocking <= 100 ms, layout shift <= 0.01.

Scripted use (booking, basket, help, checkout's first step): the slowest of ${interactions.count} interactions took ${interactions.slowest} ms until its next paint. Mark: 100 ms.
`
}
