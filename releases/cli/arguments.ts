import { InvalidArgumentError } from 'commander'
import { parseRef, type ReleaseRef } from '#core/sets.ts'
import { areas, areasOf } from './areas.ts'

const names = [...new Set([...areas.map(({ name }) => name), 'host'])].toSorted().join(', ')

/** @throws InvalidArgumentError for an unknown area */
export function readArea(name: string): string {
  if (areasOf(name).length > 0) return name
  throw new InvalidArgumentError(`There is no area '${name}'; there are ${names}.`)
}

/** @throws InvalidArgumentError for text other than `<area>@<version>` */
export function readRelease(text: string): ReleaseRef {
  const release = parseRef(text)
  if (!release)
    throw new InvalidArgumentError('Write <area>@<version>, as in booking@0.0.1-1a2b3c4d.')
  readArea(release.name)
  return release
}

/** Reads `0.0.1-1a2b3c4d`, or the same with its area before it. */
export function readVersion(text: string): string {
  const release = parseRef(text.includes('@') ? text : `any@${text}`)
  if (!release) throw new InvalidArgumentError('Write a version, as in 0.0.1-1a2b3c4d.')
  return release.version
}

export function readPercent(text: string): number {
  const percent = Number(text)
  if (percent > 0 && percent < 100) return percent
  throw new InvalidArgumentError('A share of the visitors is a number between 0 and 100.')
}

export function readDays(text: string): number {
  const days = Number(text)
  if (text.trim() !== '' && days >= 0 && Number.isFinite(days)) return days
  throw new InvalidArgumentError('Write a number of days.')
}
