import { WrongConfiguration } from './faults.ts'

interface Found {
  /** As in "The api". */
  readonly part: string
  /** The variable that names the database. */
  readonly setting: string
  /** What of a demonstration lies there, as in "shops of localhost". */
  readonly found: readonly string[]
}

/** @throws WrongConfiguration when a database holds anything of a demonstration */
export function refuseDemonstrationData({ part, setting, found }: Found): void {
  const faults = found.map((what) => ({
    setting,
    problem: `names a database with a demonstration's ${what}`,
    cure: 'name a new database, since a demonstration cannot become a business',
  }))
  if (faults.length > 0) throw new WrongConfiguration({ part, faults })
}
