import { INK } from '../kit/palette.ts'
import { both } from '../kit/path.ts'
import type { Garment } from '../kit/pen.ts'
import { slider, teeth } from '../kit/mends.ts'

/** A zip that has split below its slider, with a new slider beside it: tile coordinates. */
export const brokenSlider: Garment = (pen) =>
  pen.fill('M0 0 L240 0 L240 180 L0 180Z', '#FBE8E2') +
  pen.piece(both('M-10 -10 L112 -10 L112 66 C110 100 84 140 70 190 L-10 190Z'), {
    texture: 'twill',
  }) +
  pen.stitch(both('M92 -4 L92 64 C90 96 66 136 52 186'), 2.5) +
  teeth('M120 -10V62', 12) +
  `<path d="M114 74C110 104 88 140 74 186M126 74C130 104 152 140 166 186" stroke="#FFF3E8" stroke-width="14"/>` +
  `<path d="M114 74C110 104 88 140 74 186M126 74C130 104 152 140 166 186" stroke="${INK}" stroke-width="8" stroke-dasharray="3 4.500" stroke-linecap="butt"/>` +
  slider([120, 62]) +
  `<g transform="rotate(-24 202 70)">${slider([202, 58], 1.15)}</g>`
