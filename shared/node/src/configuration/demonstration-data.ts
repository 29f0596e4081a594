import { WrongConfiguration } from './faults.ts'

interface DemonstrationData {
  /** As in "The api". */
  readonly part: string
  /** The variable that names the database. */
  readonly setting: string
  /** The demonstration data that was found, as in "shops of localhost". */
  readonly found: readonly string[]
}

/** @throws WrongConfiguration when a database contains demonstration data */
export function refuseDemonstrationData({ part, setting, found }: DemonstrationData): void {
  const faults = found.map((what) => ({
    setting,
    problem: `names a database with a demonstration's ${what}`,
    cure: 'name a new database, since a demonstration cannot become a business',
  }))
  if (faults.length > 0) throw new WrongConfiguration({ part, faults })
}
