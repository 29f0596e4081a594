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

/** Measures one thing. Returns its section of docs/bench.md, with its targets. */
export type Bench = (system: BenchSystem) => Promise<string>
