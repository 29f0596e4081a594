/** The wizard's data in an entry of the browser's history. */
export interface Marker {
  readonly run: string
  /** Number of places before this one. */
  readonly depth: number
  /** The depth of the first entry of this run in the browser's history: Back beyond it would leave the wizard. */
  readonly base: number
}

export interface Position {
  readonly run: string
  readonly depth: number
}

/** An action that synchronises the browser's history and the wizard. */
export type Move =
  | { readonly type: 'none' }
  | { readonly type: 'push' | 'replace'; readonly marker: Marker }
  | { readonly type: 'walk'; readonly depth: number }

/** Returns the action after a browser navigation, or after the page was opened. */
export function followBrowser(marker: Marker | null, position: Position): Move {
  if (marker?.run !== position.run) return { type: 'replace', marker: firstMarker(position) }
  if (marker.depth === position.depth) return { type: 'none' }
  return { type: 'walk', depth: marker.depth }
}

/** Returns the action after a wizard navigation. */
export function followWizard(marker: Marker | null, position: Position): Move {
  if (!marker) return { type: 'replace', marker: firstMarker(position) }
  if (marker.run !== position.run) return { type: 'push', marker: firstMarker(position) }
  if (marker.depth === position.depth) return { type: 'none' }
  // One entry for each place, even when several were passed at once, so that Back reaches each of them.
  if (position.depth > marker.depth)
    return { type: 'push', marker: { ...marker, depth: marker.depth + 1 } }
  const base = Math.min(marker.base, position.depth)
  return { type: 'replace', marker: { ...position, base } }
}

/** Returns the number of entries that a run added to the browser's history after its first. */
export function entriesOf(marker: Marker | null): number {
  return marker ? marker.depth - marker.base : 0
}

/**
 * Returns how many entries the browser must go back to reach an earlier place; null when its history does not contain
 * it.
 */
export function entriesBackTo(
  depth: number,
  { marker, position }: { marker: Marker | null; position: Position },
): number | null {
  const isHere = marker?.run === position.run && marker.depth === position.depth
  return isHere && depth >= marker.base && depth < position.depth ? position.depth - depth : null
}

/** Returns the marker in a history entry's state; null when there is none. */
export function readMarker(state: unknown): Marker | null {
  const marker = (state as { wizard?: Partial<Marker> } | null)?.wizard
  const isWhole =
    typeof marker?.run === 'string' &&
    typeof marker.depth === 'number' &&
    typeof marker.base === 'number'
  return isWhole ? (marker as Marker) : null
}

export function isSameMarker(marker: Marker | null, other: Marker): boolean {
  return marker?.run === other.run && marker.depth === other.depth && marker.base === other.base
}

/**
 * Whether a link of the site led to this entry, or Back to one that was left before scripts ran, which showed the
 * categories: the router names the first entry of a document 'default'.
 */
export function isFromLink({ key, state }: { key: string; state: unknown }): boolean {
  return readMarker(state) === null && (key !== 'default' || isBack())
}

function isBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

function firstMarker({ run, depth }: Position): Marker {
  return { run, depth, base: depth }
}
