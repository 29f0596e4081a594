/**
 * Paths are written in absolute M, L, C, Q and Z on a 240 x 240 grid whose centre line is x = 120.
 * A symmetric garment is authored as its left half; these functions make the other one.
 */
type Command = 'M' | 'L' | 'C' | 'Q'
type Segment = { command: Command; points: number[] } | { command: 'Z' }

const ARITY: Record<Command, number> = { M: 2, L: 2, C: 6, Q: 4 }
const GRID = 240

function isCommand(token: string | undefined): token is Command {
  return token !== undefined && token in ARITY
}

export function parse(path: string): Segment[] {
  const tokens = path.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? []
  const segments: Segment[] = []
  let command: Command | undefined
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]
    if (token === 'Z') {
      segments.push({ command: 'Z' })
      index += 1
      continue
    }
    if (isCommand(token)) {
      command = token
      index += 1
    }
    if (command === undefined || /^[A-Za-z]$/.test(tokens[index] ?? 'x')) {
      throw new Error(`Only absolute M, L, C, Q and Z are understood: ${path}`)
    }
    const points = tokens.slice(index, index + ARITY[command]).map(Number)
    segments.push({ command, points })
    index += ARITY[command]
    if (command === 'M') command = 'L'
  }
  return segments
}

function format(segments: readonly Segment[]): string {
  return segments
    .map((segment) =>
      segment.command === 'Z'
        ? 'Z'
        : segment.command + segment.points.map((value) => Number(value.toFixed(2))).join(' '),
    )
    .join('')
}

const flipped = (points: readonly number[]): number[] =>
  points.map((value, index) => (index % 2 === 0 ? GRID - value : value))

export function mirror(path: string): string {
  return format(
    parse(path).map((segment) =>
      segment.command === 'Z' ? segment : { ...segment, points: flipped(segment.points) },
    ),
  )
}

/** The path and its mirror image. */
export function both(path: string): string {
  return path + mirror(path)
}

function backwards(segments: readonly Segment[]): Segment[] {
  const back: Segment[] = []
  let from: number[] = []
  for (const segment of segments) {
    if (segment.command === 'Z') throw new Error('A half path must be open')
    const { command, points } = segment
    const controls: number[] = []
    for (let index = points.length - 4; index >= 0; index -= 2) {
      controls.push(...points.slice(index, index + 2))
    }
    if (command !== 'M') back.unshift({ command, points: flipped([...controls, ...from]) })
    from = points.slice(-2)
  }
  return back
}

/** An open line that runs from the side to the centre, and on to the other side. */
export function across(half: string): string {
  const segments = parse(half)
  return format([...segments, ...backwards(segments)])
}

/** A closed shape from the half that runs centre, left side, centre. */
export function whole(half: string): string {
  return `${across(half)}Z`
}
