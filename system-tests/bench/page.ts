import { cpus } from 'node:os'
import type { PlotName, Report } from './system.ts'
import { table } from './table.ts'
import { isReached, targetTable } from './targets.ts'

/** What one bench found, with the load average of the machine when it began. */
export interface Measured {
  /** Runs it alone. */
  readonly name: string
  readonly report: Report
  readonly load: number
}

const INTRODUCTION = `Written by \`npm run bench\`, with the plots in [bench/](bench). Times are those of one machine on one day (${cpus().length} cores, Node ${process.versions.node}): compare ratios. \`npm test\` limits bytes and requests. All flows come from one address, whose limit of writes is counted but never reached.`

const plots: Readonly<Record<PlotName, string>> = {
  'first-visit': 'A first visit in pictures, beside the same source as one plain application',
  flows: 'Guest flows a second against clients at once, beside the floor',
  'flow-cost': 'What a guest flow costs each part in processor time',
  lists: 'How long a page of the lists takes, against the number of orders',
}

/** Returns docs/bench.md: plots, an overview with how to run each section, then the sections. */
export function benchPage(measured: readonly Measured[]): string {
  const pictures = Object.entries(plots).map(([name, title]) => `![${title}](bench/${name}.svg)`)
  return [
    '# Bench',
    INTRODUCTION,
    ...pictures,
    '## Overview',
    overview(measured),
    ...measured.map(sectionOf),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Returns one section: what was measured, its targets, and the load of the machine. */
export function sectionOf({ report, load }: Measured): string {
  const { section, targets = [] } = report
  return [
    section,
    ...(targets.length > 0 ? [targetTable(targets)] : []),
    `Load average at the start: ${load.toFixed(2)}.`,
  ].join('\n\n')
}

function overview(measured: readonly Measured[]): string {
  return table(
    ['section', 'alone', 'targets reached'],
    measured.map(({ name, report: { section, targets = [] } }) => {
      const title = /^## (.*)$/m.exec(section)?.[1] ?? name
      const reached = targets.filter(isReached).length
      return [
        title,
        `\`npm run bench -- --only ${name}\``,
        targets.length === 0 ? '' : `${reached} of ${targets.length}`,
      ]
    }),
  )
}
