import { midiSkirt } from '../garments/skirts.ts'
import { COLOURWAYS, INK, STEEL_PALE, THREAD } from '../kit/palette.ts'
import { across, both, whole } from '../kit/path.ts'
import { SEAM } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'
import { needle, yarn } from '../kit/tools.ts'

/** A skirt with triangles of another cloth let into its hem. */
export const skirtWithGodets: Garment = (pen) => {
  const godet = pen.in(COLOURWAYS.butter)
  return (
    midiSkirt(pen) +
    godet.piece(both('M86 132 L100 225 Q84 223 66 217Z'), {
      width: 2,
      shade: 'M86 132 L100 228 L90 228Z',
    }) +
    godet.stitch(both('M85 150 L73 212 M87.500 150 L95 218'))
  )
}

/** A skirt lifted to show the lining that hangs below it. */
export const linedSkirt: Garment = (pen) => {
  const lining = pen.in(COLOURWAYS.blush)
  return (
    lining.piece(whole('M120 60 L84 60 C76 110 58 170 46 214 Q84 228 120 228'), {
      shade: 'M150 60 L174 60 L200 220 L168 230Z',
    }) +
    lining.stitch(across('M49 205 Q84 218.500 120 218.500')) +
    lining.line(both('M98 176 L92 222 M114 176 L112 226'), 1.4) +
    pen.piece(whole('M120 34 L82 34 L79 52 C74 84 62 130 50 168 Q70 186 88 176 Q104 190 120 178'), {
      shade:
        'M136 54 C144 90 156 140 164 186 L200 176 L160 50Z M98 54 C94 90 86 140 82 180 L96 182 C100 140 104 90 108 54Z',
    }) +
    pen.piece(whole('M120 34 L82 34 L79 52 Q100 56 120 56'), { width: 2 }) +
    pen.line(both('M102 58 C98 96 92 130 86 160')) +
    pen.stitch(across('M53 160 Q72 177 88 167 Q104 181 120 169.500'))
  )
}

/** A hook and an eye on two edges of cloth: tile coordinates. */
export const hookAndEye: Garment = (pen) => {
  const wire = (path: string): string =>
    `<path d="${path}" stroke="${INK}" stroke-width="10"/><path d="${path}" stroke="${STEEL_PALE}" stroke-width="5.500"/>`
  return (
    pen.fill('M0 0 L240 0 L240 180 L0 180Z', '#FBE8E2') +
    pen.piece('M-10 -10 L96 -10 L96 190 L-10 190Z', { light: 'M12 -10 L30 -10 L30 190 L12 190Z' }) +
    pen.piece('M150 -10 L250 -10 L250 190 L150 190Z', {
      shade: 'M206 -10 L250 -10 L250 190 L206 190Z',
    }) +
    pen.stitch('M84 -4 L84 186 M162 -4 L162 186', 2.25) +
    wire(
      'M52 44C36 44 36 64 52 64C60 64 64 58 64 54C64 50 60 44 52 44M64 54H118C128 54 128 40 116 40H104',
    ) +
    wire(
      'M188 44C204 44 204 64 188 64C180 64 176 60 174 56C160 62 146 60 138 54C146 46 160 44 174 52C176 48 180 44 188 44',
    ) +
    wire(
      'M52 122C36 122 36 142 52 142C60 142 64 136 64 132C64 128 60 122 52 122M64 132H118C128 132 128 118 116 118H104',
    ) +
    `<path d="M40 50l-9 -3M40 60l-9 3M200 50l9 -3M200 60l9 3M40 128l-9 -3M40 138l-9 3" stroke="${THREAD}" stroke-width="3"/>` +
    yarn('M174 122C186 126 190 138 180 146C170 154 168 140 178 134', { width: 3 }) +
    needle([184, 128], [226, 94]) +
    pen.line('M150 -10 L150 190', SEAM)
  )
}
