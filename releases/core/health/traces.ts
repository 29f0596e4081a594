import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { ReleaseStore } from '#core/store.ts'

/** The folder with the source maps of a release's files, in its private folder. */
export const mapsFolder = 'maps'

/** A place in a file of a release, as browsers write it into a stack trace. */
const place =
  /(?:https?:\/\/[^\s()]+)?\/releases\/(?:_retry-\d+\/)?([\w-]+)\/(\w[\w.-]*)\/((?:[\w-]+\/)*\w[\w.-]*\.js):(\d+):(\d+)/g

/**
 * Returns a stack trace with the places in the sources instead of those in built files. A place whose release or map is
 * gone stays as it is.
 */
export async function resolveTrace(
  store: Pick<ReleaseStore, 'readPrivate'>,
  trace: string,
): Promise<string> {
  const maps = new Map<string, TraceMap | null>()
  for (const [, name = '', version = '', file = ''] of trace.matchAll(place)) {
    const key = `${name}/${version}/${file}`
    if (!maps.has(key)) maps.set(key, await readMap(store, { name, version, file }))
  }
  return trace.replaceAll(place, (whole, name, version, file, line, column) => {
    const map = maps.get(`${name}/${version}/${file}`)
    return (map && positionIn(map, { line: Number(line), column: Number(column) })) ?? whole
  })
}

async function readMap(
  store: Pick<ReleaseStore, 'readPrivate'>,
  { name, version, file }: { name: string; version: string; file: string },
): Promise<TraceMap | null> {
  const map = await store.readPrivate({ name, version }, join(mapsFolder, `${file}.map`))
  // The release was pruned, or is older than the maps.
  return map && new TraceMap(map.toString())
}

/** Columns of traces begin at 1, those of maps at 0. */
function positionIn(map: TraceMap, at: { line: number; column: number }): string | null {
  const { source, line, column } = originalPositionFor(map, { ...at, column: at.column - 1 })
  if (source === null || line === null) return null
  const path = source.replace(/^(?:\.\.?\/)+/, '')
  return `${path}:${line}:${column + 1}`
}
