import { drawing, WIDTH, words } from './drawing.ts'

export interface Film {
  readonly name: string
  /** One for each time: a small picture as JPEG, base64. */
  readonly frames: readonly string[]
}

interface Strip {
  readonly title: string
  readonly description: string
  /** Milliseconds since the visit began. */
  readonly times: readonly number[]
  readonly films: readonly Film[]
  /** Height of a picture whose width is 1. */
  readonly shape: number
}

const GAP = 8
const TOP = 30
const NAME = 26

/** Draws films above each other, with pictures of the same times, as SVG. */
export function filmStrip({ title, description, times, films, shape }: Strip): string {
  const width = (WIDTH - GAP * (times.length + 1)) / times.length
  const height = width * shape
  const row = NAME + height + GAP
  const xOf = (index: number): number => GAP + index * (width + GAP)
  const head = times.map((time, index) =>
    words([xOf(index) + width / 2, 20], `${(time / 1000).toFixed(1)} s`, { anchor: 'middle' }),
  )
  const rows = films.flatMap(({ name, frames }, film) => {
    const y = TOP + film * row
    const size = `y="${y + NAME}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`
    const pictures = frames.map((frame, index) => {
      // The same picture is kept once.
      const first = frames.indexOf(frame)
      const x = xOf(index).toFixed(1)
      const id = `film-${film}-${first}`
      if (first !== index)
        return `<use href="#${id}" x="${(xOf(index) - xOf(first)).toFixed(1)}"/><rect x="${x}" ${size} fill="none" stroke="var(--faint)"/>`
      return `<image id="${id}" x="${x}" ${size} href="data:image/jpeg;base64,${frame}"/><rect x="${x}" ${size} fill="none" stroke="var(--faint)"/>`
    })
    return [words([GAP, y + 18], name), ...pictures]
  })
  return drawing({
    title,
    description,
    height: Math.ceil(TOP + films.length * row),
    body: [...head, ...rows],
  })
}
