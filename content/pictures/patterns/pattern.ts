import { readFileSync } from 'node:fs'

export const PATTERNS = ['penelope', 'simon', 'titan'] as const
export type PatternName = (typeof PATTERNS)[number]

/** A drafted set of pattern pieces. They are stored, so that building needs no network. */
export function patternFile(name: PatternName): string {
  return readFileSync(new URL(`./pattern-${name}.svg`, import.meta.url), 'utf8')
}

/** Only the lines, to be placed on another sheet. */
export function patternLines(name: PatternName): string {
  return patternFile(name)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
}
