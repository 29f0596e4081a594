import { slider, teeth } from '../kit/mends.ts'
import { INK, TAPE, WOOD } from '../kit/palette.ts'
import { across, whole } from '../kit/path.ts'
import { OUTLINE } from '../kit/pen.ts'
import type { Garment } from '../kit/pen.ts'

/** A bag on a long strap, with the buckle that sets its length. */
export const satchel: Garment = (pen) => {
  const strap = 'M46 136 C52 60 84 30 120 30 C156 30 188 60 194 136'
  const { outline, shade, base } = pen.colours
  return (
    `<path d="${strap}" stroke="${outline}" stroke-width="15"/><path d="${strap}" stroke="${shade}" stroke-width="10.500"/>` +
    `<path d="${strap}" stroke="${pen.colours.thread}" stroke-width="1.75" stroke-dasharray="5 4"/>` +
    `<g transform="rotate(28 182 92)"><path d="M170 80H194V106H170Z" stroke="${outline}" stroke-width="8"/><path d="M170 80H194V106H170Z" stroke="${TAPE}" stroke-width="4"/></g>` +
    pen.piece(
      whole('M120 122 L46 122 C38 122 34 126 34 134 L38 200 C40 208 46 211 54 211 Q90 214 120 214'),
      {
        shade: 'M176 120 C186 150 186 190 176 220 L220 214 L206 122Z',
      },
    ) +
    pen.piece(whole('M120 122 L44 122 C36 124 34 130 36 138 C44 164 76 178 120 178'), {
      fill: base,
      shade: 'M160 120 L208 120 L206 146 C190 170 160 178 130 180 C156 168 166 144 160 120Z',
    }) +
    pen.stitch(across('M44 136 C54 158 84 169 120 169')) +
    pen.piece('M108 164 L132 164 L132 190 L120 196 L108 190Z', { fill: TAPE, width: 2 }) +
    pen.stitch(across('M46 202 Q86 206 120 206'))
  )
}

export const straightBelt: Garment = (pen) =>
  pen.piece('M52 98 L206 98 C218 98 226 106 226 116 C226 126 218 134 206 134 L52 134Z', {
    shade: 'M52 122 L228 122 L220 136 L52 136Z',
    light: 'M60 101 L200 101 L200 106 L60 106Z',
  }) +
  pen.stitch('M60 105 L204 105 M60 127 L204 127') +
  [128, 146, 164, 182, 200].map((x) => pen.dot([x, 116], { r: 3 })).join('') +
  `<path d="M20 88H60V144H20Z" stroke="${INK}" stroke-width="12"/><path d="M20 88H60V144H20Z" stroke="${TAPE}" stroke-width="7"/>` +
  `<path d="M22 116H66" stroke="${INK}" stroke-width="8"/><path d="M22 116H66" stroke="${TAPE}" stroke-width="4"/>` +
  pen.piece('M76 94 L90 94 L90 138 L76 138Z', { width: OUTLINE })

/** A bag seen from above its open mouth: tile coordinates. */
export const bagInside: Garment = (pen) => {
  const lining = pen.in({
    ...pen.colours,
    base: '#F5BDB1',
    shade: '#E79C8D',
    outline: '#8C3527',
    pale: '#FFF3EF',
    thread: '#A4243A',
  })
  return (
    `<path d="M76 70C72 10 168 10 164 70" stroke="${pen.colours.outline}" stroke-width="15"/><path d="M76 70C72 10 168 10 164 70" stroke="${pen.colours.shade}" stroke-width="10"/>` +
    pen.piece('M18 78 C40 46 200 46 222 78 L238 190 L2 190Z', {
      shade: 'M176 70 L222 78 L240 190 L190 190Z',
    }) +
    lining.piece('M30 80 C52 58 188 58 210 80 C190 112 50 112 30 80Z', {
      texture: 'dots',
      shade: 'M30 80 C52 58 188 58 210 80 L206 84 C180 72 60 72 34 84Z',
    }) +
    lining.piece('M84 84 L156 84 L154 102 Q120 106 86 102Z', { width: 2 }) +
    lining.stitch('M88 89 L152 89') +
    pen.line('M18 78 C40 124 200 124 222 78', OUTLINE) +
    pen.stitch('M16 92 C44 134 196 134 224 92', 2.5) +
    lining.piece(
      'M150 108 C164 120 170 140 186 150 C200 146 206 130 204 106 C190 112 168 112 150 108Z',
      { texture: 'dots' },
    ) +
    pen.piece('M60 124 L76 126 L74 158 L58 156Z', { fill: WOOD, width: 2 })
  )
}

/** A zip set straight across a bag: tile coordinates. */
export const bagZip: Garment = (pen) =>
  pen.piece('M-10 -10 L250 -10 L250 190 L-10 190Z', {
    texture: 'twill',
    shade: 'M200 -10 L250 -10 L250 190 L200 190Z',
  }) +
  pen.piece('M-10 60 L250 60 L250 116 L-10 116Z', { fill: pen.colours.shade, width: 2 }) +
  pen.fill('M-10 78 Q80 78 128 88 Q80 98 -10 98Z', pen.colours.outline) +
  teeth('M-10 78Q80 78 126 87M-10 98Q80 98 126 89', 6) +
  teeth('M128 88H250', 10) +
  pen.stitch('M-10 52 L250 52 M-10 124 L250 124', 2.5) +
  `<g transform="rotate(-90 130 88)">${slider([130, 88], 1.05)}</g>` +
  pen.piece('M150 144 L210 144 L210 170 L150 170Z', { fill: WOOD, width: 2 }) +
  `<path d="M156 157H204" stroke="#6B1B2D" stroke-width="2.25" stroke-dasharray="6 5"/>`
