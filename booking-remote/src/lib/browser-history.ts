/** What an entry of the browser's history knows of the wizard. */
export interface Marker {
  readonly run: string
  /** How many places lay behind. */
  readonly depth: number
  /** The depth of the first entry of this run in the browser's history: Back beyond it would leave the wizard. */
  readonly base: number
}

export interface Position {
  readonly run: string
  readonly depth: number
}

/** What brings the browser's history and the wizard together again. */
export type Move =
  | { readonly type: 'none' }
  | { readonly type: 'push' | 'replace'; readonly marker: Marker }
  | { readonly type: 'walk'; readonly depth: number }

/** The browser went to another entry, or the page was opened. */
export function followBrowser(marker: Marker | null, position: Position): Move {
  if (marker?.run !== position.run) return { type: 'replace', marker: firstMarker(position) }
  if (marker.depth === position.depth) return { type: 'none' }
  return { type: 'walk', depth: marker.depth }
}

/** The wizard went to another place. */
export function followWizard(marker: Marker | null, position: Position): Move {
  if (!marker) return { type: 'replace', marker: firstMarker(position) }
  if (marker.run !== position.run) return { type: 'push', marker: firstMarker(position) }
  if (marker.depth === position.depth) return { type: 'none' }
  // An entry for each place, also where several were passed at once: Back then finds each of them.
  if (position.depth > marker.depth)
    return { type: 'push', marker: { ...marker, depth: marker.depth + 1 } }
  const base = Math.min(marker.base, position.depth)
  return { type: 'replace', marker: { ...position, base } }
}

/** How many entries a run made in the browser's history after its first. */
export function entriesOf(marker: Marker | null): number {
  return marker ? marker.depth - marker.base : 0
}

/** How many entries the browser has to go back to reach an earlier place; null when its history does not hold that. */
export function entriesBackTo(
  depth: number,
  { marker, position }: { marker: Marker | null; position: Position },
): number | null {
  const isHere = marker?.run === position.run && marker.depth === position.depth
  return isHere && depth >= marker.base && depth < position.depth ? position.depth - depth : null
}

/** The marker in a history entry's state; null when somebody else wrote it. */
export function readMarker(state: unknown): Marker | null {
  const marker = (state as { wizard?: Partial<Marker> } | null)?.wizard
  const isWhole =
    typeof marker?.run === 'string' &&
    typeof marker.depth === 'number' &&
    typeof marker.base === 'number'
  return isWhole ? (marker as Marker) : null
}

/** Whether a link of the site led to this entry: the router names the first entry of a document 'default'. */
export function isFromLink({ key, state }: { key: string; state: unknown }): boolean {
  return key !== 'default' && readMarker(state) === null
}

function firstMarker({ run, depth }: Position): Marker {
  return { run, depth, base: depth }
}
