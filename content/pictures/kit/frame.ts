import type { Garment, Pen } from './pen.ts'

/** A window on a garment: its left top corner and its width on the 240 grid. */
export type View = readonly [x: number, y: number, width: number]

export const TILE_WIDTH = 240
export const TILE_HEIGHT = 180

/** Fills a 4:3 tile with what the view shows of a garment. */
export function zoom(pen: Pen, garment: Garment, [x, y, width]: View): string {
  const scale = Number((TILE_WIDTH / width).toFixed(4))
  return `<g transform="scale(${scale}) translate(${-x} ${-y})">${garment(pen)}</g>`
}

type Placing = { x: number; y: number; scale?: number; turn?: number }

/** Puts a garment into a scene; turned about its own middle. */
export function place(content: string, { x, y, scale = 1, turn = 0 }: Placing): string {
  const rotate = turn === 0 ? '' : ` rotate(${turn} 120 120)`
  return `<g transform="translate(${x} ${y}) scale(${scale})${rotate}">${content}</g>`
}
