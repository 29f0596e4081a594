import type { Target } from './targets.ts'

/** The running system under test. */
export interface BenchSystem {
  /** Address of the customers' site. */
  readonly siteUrl: string
  readonly apiUrl: string
  readonly contentUrl: string
  readonly apiDatabaseUrl: string
  readonly contentDatabaseUrl: string
  readonly releasesFolder: string
  /** Path of the browser. */
  readonly browser: string
  readonly pids: {
    readonly api: number
    readonly edge: number
    readonly sandbox: number
    readonly postgres: number
  }
  /** Length of each load. */
  readonly seconds: number
  /** Visits of each page. */
  readonly runs: number
  /** Orders in the staff's list. */
  readonly orders: number
}

/** What a bench found. */
export interface Report {
  /** Section of docs/bench.md, from its heading on. */
  readonly section: string
  readonly targets?: readonly Target[]
  /** Plots as SVG, by name. */
  readonly plots?: Readonly<Partial<Record<PlotName, string>>>
}

/** The plots that docs/bench.md opens with. */
export type PlotName = 'first-visit' | 'flows' | 'flow-cost' | 'lists'

/** Measures one thing. Returns its section alone where it has neither targets to judge nor a plot. */
export type Bench = (system: BenchSystem) => Promise<string | Report>
