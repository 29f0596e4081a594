import { isBlank, type Verdict } from './verdict.ts'

/** Returns a check of a whole number from `least` to `most`; a field may be left empty. */
export function wholeBetween(least: number, most: number): (value: unknown) => Verdict {
  return (value) => {
    const number = Number(value)
    if (isBlank(value) || (Number.isInteger(number) && number >= least && number <= most))
      return true
    return `Give a whole number from ${least} to ${most}.`
  }
}
