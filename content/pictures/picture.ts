import { COLOURWAYS } from './kit/palette.ts'
import type { ColourwayName } from './kit/palette.ts'
import { Pen } from './kit/pen.ts'
import type { Garment } from './kit/pen.ts'
import { createSheet, svg } from './kit/sheet.ts'
import type { Frame } from './kit/sheet.ts'

export type Picture = { name: string; content: string }

const TILE: Frame = { width: 240, height: 240 }

/** One drawing on a sheet of its own. */
export function picture(
  name: string,
  {
    draw,
    colours = 'chalk',
    frame = TILE,
  }: { draw: Garment; colours?: ColourwayName; frame?: Frame },
): Picture {
  const sheet = createSheet()
  const body = draw(new Pen(COLOURWAYS[colours], sheet))
  return { name, content: svg(sheet, { frame, body }) }
}
