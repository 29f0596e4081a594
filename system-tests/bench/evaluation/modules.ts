import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { root } from '@darnley/tools/settings'
import type { Profile } from './profile.ts'

type Node = Profile['nodes'][number]

const GARBAGE = '(garbage collector)'
/** Of what a file does when it is loaded, outside of its functions, maps know no source. */
const EVALUATION = 'top level of '

/** Returns the milliseconds that each source module ran itself, by its path from the repository's root. */
export function timesByModule(profile: Profile, releasesFolder: string): Map<string, number> {
  const parents = new Map<number, Node>()
  for (const node of profile.nodes)
    for (const child of node.children ?? []) parents.set(child, node)
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const sourceOf = createFinder(releasesFolder)
  const moduleOf = (node: Node | undefined): string | null => {
    if (!node) return null
    const { url, functionName } = node.callFrame
    if (functionName === GARBAGE) return GARBAGE
    // What the browser does for a script counts for it.
    return isOurs(url) ? sourceOf(node.callFrame) : moduleOf(parents.get(node.id))
  }
  const times = new Map<string, number>()
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const source = moduleOf(nodes.get(id))
    // In microseconds, until the next sample.
    const took = profile.timeDeltas?.[index + 1] ?? 0
    if (source !== null) times.set(source, (times.get(source) ?? 0) + took / 1000)
  }
  return times
}

/** Returns the package of a source module, as a reader knows it. */
export function packageOf(source: string): string {
  if (source.startsWith(EVALUATION)) return source
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(source)?.[1]
  return installed ?? /^(?:shared|host)\/[^/]+|^[^/]+/.exec(source)?.[0] ?? source
}

function isOurs(url: string): boolean {
  return /^https?:/.test(url)
}

/** Reads the source maps that releases keep beside their files. */
function createFinder(releasesFolder: string): (frame: Node['callFrame']) => string {
  const maps = new Map<string, SourceMap | null>()
  return ({ url, lineNumber, columnNumber }) => {
    const { pathname } = new URL(url)
    const map = maps.has(pathname) ? maps.get(pathname) : readMap(releasesFolder, pathname)
    maps.set(pathname, map ?? null)
    const entry = map?.findEntry(lineNumber, columnNumber)
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
    return source === undefined ? evaluationOf(pathname) : relative(source)
  }
}

/** Maps name sources from where they were built. */
function relative(source: string): string {
  return source.replace(/^(?:\.\.\/|\/)+/, '').replace(`${root.slice(1)}/`, '')
}

function evaluationOf(pathname: string): string {
  const [, area, file] = /^\/releases\/([^/]+)\/[^/]+\/(?:.*\/)?([^/]+)$/.exec(pathname) ?? []
  // Without the hash in its name.
  return area && file
    ? `${EVALUATION}${area}/${file.replace(/-[\w-]{8}\.js$/, '.js')}`
    : `${EVALUATION}the document`
}

function readMap(releasesFolder: string, pathname: string): SourceMap | null {
  const [, area, version, file] = /^\/releases\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? []
  if (!area || !version || !file) return null
  const path = join(releasesFolder, area, version, 'private/maps', `${file}.map`)
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}
