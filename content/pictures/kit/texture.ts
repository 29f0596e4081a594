import type { Palette } from './palette.ts'

/** A cloth's surface as the tile of an SVG pattern. At most one to a piece. */
export type TextureName =
  | 'twill'
  | 'stripe'
  | 'pinstripe'
  | 'breton'
  | 'knit'
  | 'rib'
  | 'cable'
  | 'check'
  | 'plaid'
  | 'dots'
  | 'flowers'
  | 'cord'
  | 'mesh'
  | 'sequins'
  | 'herringbone'

type Tile = { size: [number, number]; turn?: number; content: string }
type Stroke = { width: number; opacity: number; colour: string }

const line = (path: string, { width, opacity, colour }: Stroke): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`

const spots = (centres: readonly [number, number][], { width, opacity, colour }: Stroke): string =>
  centres
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${width}" fill="${colour}" fill-opacity="${opacity}"/>`,
    )
    .join('')

const TILES: Record<TextureName, (colours: Palette) => Tile> = {
  twill: ({ shade }) => ({
    size: [5, 5],
    turn: 38,
    content: line('M0 0V5', { width: 1.1, opacity: 0.55, colour: shade }),
  }),
  stripe: ({ shade }) => ({
    size: [9, 9],
    content: line('M3 0V9', { width: 1.6, opacity: 0.8, colour: shade }),
  }),
  pinstripe: ({ pale }) => ({
    size: [10, 10],
    content: line('M5 0V10', { width: 0.9, opacity: 0.4, colour: pale }),
  }),
  breton: ({ thread }) => ({
    size: [14, 14],
    content: line('M0 5H14', { width: 4, opacity: 0.9, colour: thread }),
  }),
  knit: ({ shade }) => ({
    size: [7, 7],
    content: line('M0 1L3.500 5L7 1', { width: 1.4, opacity: 0.75, colour: shade }),
  }),
  rib: ({ shade }) => ({
    size: [7, 7],
    content: line('M3 0V7', { width: 1.8, opacity: 0.8, colour: shade }),
  }),
  cable: ({ shade }) => ({
    size: [24, 18],
    content:
      line('M2 0V18M22 0V18', { width: 1.4, opacity: 0.7, colour: shade }) +
      line('M7 0C7 9 17 9 17 18M17 0C17 4 15 6 13.500 7.500M10.500 10.500C9 12 7 14 7 18', {
        width: 2,
        opacity: 0.9,
        colour: shade,
      }),
  }),
  check: ({ pale }) => ({
    size: [18, 18],
    content: line('M3 0V18M0 3H18', { width: 1, opacity: 0.28, colour: pale }),
  }),
  plaid: ({ shade, thread }) => ({
    size: [26, 26],
    content:
      line('M8 0V26M0 8H26', { width: 7, opacity: 0.55, colour: shade }) +
      line('M20 0V26M0 20H26', { width: 1.4, opacity: 0.6, colour: thread }),
  }),
  dots: ({ pale }) => ({
    size: [14, 14],
    content: spots(
      [
        [3, 3],
        [10, 10],
      ],
      { width: 1.8, opacity: 0.75, colour: pale },
    ),
  }),
  flowers: ({ pale, thread }) => ({
    size: [26, 26],
    content:
      spots(
        [
          [7, 4],
          [10, 7],
          [7, 10],
          [4, 7],
          [20, 17],
          [23, 20],
          [20, 23],
          [17, 20],
        ],
        { width: 2.4, opacity: 0.95, colour: pale },
      ) +
      spots(
        [
          [7, 7],
          [20, 20],
        ],
        { width: 1.7, opacity: 1, colour: thread },
      ),
  }),
  cord: ({ shade }) => ({
    size: [4, 4],
    content: line('M2 0V4', { width: 1.3, opacity: 0.75, colour: shade }),
  }),
  mesh: ({ shade }) => ({
    size: [6, 6],
    content: line('M0 0L6 6M6 0L0 6', { width: 0.8, opacity: 0.7, colour: shade }),
  }),
  sequins: ({ pale, shade }) => ({
    size: [11, 10],
    content:
      line('M0 2Q2.750 6 5.500 2Q8.250 6 11 2M0 7Q2.750 11 5.500 7', {
        width: 1,
        opacity: 0.8,
        colour: shade,
      }) +
      spots(
        [
          [2.75, 2.5],
          [8.25, 7.5],
        ],
        { width: 0.9, opacity: 0.9, colour: pale },
      ),
  }),
  herringbone: ({ shade }) => ({
    size: [14, 5],
    content: line('M0 5L7 0L14 5', { width: 1.1, opacity: 0.7, colour: shade }),
  }),
}

export function texture(name: TextureName, colours: Palette): (id: string) => string {
  const { size, turn, content } = TILES[name](colours)
  const [width, height] = size
  const transform = turn === undefined ? '' : ` patternTransform="rotate(${turn})"`
  return (id) =>
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform}>${content}</pattern>`
}
