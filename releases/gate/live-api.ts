import { findRefusedRequests, findCalls } from './calls.ts'
import type { CallSchemas } from './json-schema.ts'
import { findNarrowed } from './narrowed.ts'
import { shownPath, type Sources } from './sources.ts'
import type { Misfit } from './type-faults.ts'

/**
 * Returns what a release needs and a live api does not have: calls, what they accept, and fields of responses whose
 * names stand in the release's code. The compiler can't be asked, because a live api publishes schemas and no types.
 */
export function findLiveMisfits(sources: Sources, live: CallSchemas): Misfit[] {
  const { calls } = sources
  const missing = [...findCalls(sources, Object.keys(calls)).keys()].flatMap((name) => {
    const [given, expected] = [live[name]?.['response'], calls[name]?.['response']]
    if (!given || !expected) return []
    return findNarrowed(given, expected, 'response')
      .filter(({ kind }) => kind !== 'value')
      .flatMap(({ at, kind }) => {
        const where = findReading(sources, at)
        const lack = kind === 'missing' ? 'is not there' : 'has another type'
        return where ? [{ where, message: `'${name}': ${at} ${lack}.` }] : []
      })
  })
  return [...findRefusedRequests(sources, { sent: calls, accepted: live }), ...missing]
}

/** Returns the first line with the name of a field; undefined when the code does not read it. */
function findReading(sources: Sources, at: string): string | undefined {
  const field = /(\w+)(?:\[\])*$/.exec(at)?.[1] ?? at
  const pattern = new RegExp(`\\b${field}\\b`)
  for (const file of sources.bundled) {
    const lines = (sources.files[file] ?? '').split('\n')
    const index = lines.findIndex((line) => pattern.test(line))
    if (index !== -1) return `${shownPath(sources, file)}:${index + 1}`
  }
  return undefined
}
