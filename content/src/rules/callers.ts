import { isBlank, type Verdict } from './verdict.ts'

/** Checks the version below which a caller is told something. */
export function checkVersion(value: unknown): Verdict {
  if (isBlank(value) || /^\d{1,6}(?:\.\d{1,6}){0,3}$/.test(String(value))) return true
  return 'Give a version, for example 0.0.1.'
}

export function checkBuild(value: unknown): Verdict {
  const number = Number(value)
  if (isBlank(value) || (Number.isInteger(number) && number >= 0 && number < 1e9)) return true
  return 'Give a build as a whole number that is 0 or more.'
}

/** Checks the end of the time during which something is told. */
export function checkUntil(end: unknown, begin: unknown): Verdict {
  if (isBlank(end) || isBlank(begin)) return true
  return instant(end) > instant(begin) || 'Give a time after the one from which it is shown.'
}

function instant(value: unknown): number {
  return new Date(value as string | Date).getTime()
}
