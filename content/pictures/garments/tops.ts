import { across, both, mirror, whole } from '../kit/path.ts'
import { OUTLINE, uprights } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'

const BODY = whole(
  'M120 58 C107 58 95 51 92 36 L66 46 C69 66 71 88 70 106 C73 140 72 178 68 212 Q95 218 120 218',
)
const SHORT_SLEEVE = 'M66 46 C56 50 49 56 45 65 L16 116 L54 136 L70 106 C71 88 69 66 66 46Z'
const LONG_SLEEVE =
  'M66 46 C54 50 46 62 42 78 L24 188 L26 204 L50 207 L55 186 L70 108 C71 88 69 66 66 46Z'
const UNDERARM =
  'M174 100 C160 140 166 190 152 222 L190 222 L190 90Z M70 106 C80 112 88 122 90 132 C80 126 74 124 71 124Z M170 106 C160 112 152 122 150 132 C160 126 166 124 169 124Z'
const SLIVER = 'M78 60 C84 110 84 160 80 214 L92 215 C94 160 94 100 88 56Z'
const HEM = across('M69.500 203 Q95 209 120 209')

const shortSleeves = (pen: Pen): string =>
  pen.piece(both(SHORT_SLEEVE), {
    shade: 'M70 104 L54 136 L38 128 L62 84Z' + mirror('M70 104 L54 136 L30 124 L58 74Z'),
  })

function roundNeck(pen: Pen): string {
  return (
    pen.fill(
      'M92 36 Q120 46 148 36 C145 51 133 58 120 58 C107 58 95 51 92 36Z',
      pen.colours.shade,
    ) +
    pen.line('M92 36 Q120 46 148 36') +
    pen.line(across('M92 36 C95 51 107 58 120 58'), OUTLINE) +
    pen.line(across('M85 39 C88 58 103 67 120 67'))
  )
}

export const tShirt: Garment = (pen) =>
  shortSleeves(pen) +
  pen.stitch(both('M20.500 108.500 L58 128.500')) +
  pen.piece(BODY, { shade: UNDERARM, light: SLIVER }) +
  roundNeck(pen) +
  pen.stitch(HEM)

export const longSleeveTop: Garment = (pen) =>
  pen.piece(both(LONG_SLEEVE), {
    texture: 'breton',
    shade: both('M70 106 L55 186 L50 210 L40 208 L63 92Z'),
  }) +
  pen.stitch(both('M25 196 L52 199')) +
  pen.piece(BODY, {
    texture: 'breton',
    shade: 'M176 100 C164 140 170 190 158 222 L190 222 L190 90Z',
  }) +
  pen.fill(whole('M120 67 C103 67 88 58 85 39 L92 36 C95 51 107 58 120 58')) +
  pen.fill('M92 36 Q120 46 148 36 C145 51 133 58 120 58 C107 58 95 51 92 36Z', pen.colours.shade) +
  pen.line(across('M92 36 C95 51 107 58 120 58'), OUTLINE) +
  pen.line('M92 36 Q120 46 148 36') +
  pen.line(across('M85 39 C88 58 103 67 120 67')) +
  pen.line(BODY, OUTLINE) +
  pen.stitch(HEM)

export const vestTop: Garment = (pen) => {
  const body = whole(
    'M120 86 C108 86 98 80 92 66 C86 74 80 88 76 100 C80 134 76 176 68 206 Q96 214 120 214',
  )
  return (
    pen.fill(whole('M120 70 L92 62 L92 66 C98 80 108 86 120 86'), pen.colours.shade) +
    pen.line(across('M92 64 Q106 71 120 71')) +
    pen.piece(both('M90 68 L93 24 L97 24 L96 68Z'), { width: 1.75 }) +
    pen.piece(body, {
      shade: 'M164 92 C156 140 164 180 152 222 L182 222 L180 96Z',
      light: 'M86 96 C90 130 86 170 80 210 L92 212 C98 170 100 130 94 92Z',
    }) +
    pen.stitch(across('M90 75 C97 88 107 94 120 94')) +
    pen.line(both('M82 100 C84 106 84 112 83 118'), 1.4) +
    pen.stitch(across('M71 198 Q97 205 120 205'))
  )
}

export const poloShirt: Garment = (pen) =>
  shortSleeves(pen) +
  pen.piece(both('M16 116 L54 136 L58 128 L20 108Z'), { fill: pen.colours.shade, width: 1.75 }) +
  pen.piece(BODY, { shade: UNDERARM, light: SLIVER }) +
  pen.piece('M112 58 L128 58 L128 104 L112 104Z', { width: 1.75 }) +
  pen.button([120, 76], { r: 3 }) +
  pen.button([120, 92], { r: 3 }) +
  pen.stitch('M116 99.500 L125 99.500') +
  pen.fill('M96 32 Q120 24 144 32 L120 60Z', pen.colours.shade) +
  pen.line('M96 32 Q120 24 144 32', OUTLINE) +
  pen.piece(both('M96 32 C90 40 87 46 86 54 L106 72 L120 57 C111 51 102 43 96 32Z'), {
    fill: pen.colours.pale,
  }) +
  pen.stitch(both('M92 53 L105.500 65 L113 58')) +
  pen.stitch(HEM)

export const sweatshirt: Garment = (pen) => {
  const body = whole(
    'M120 62 C104 62 94 54 90 42 L64 52 C67 70 71 90 71 108 C73 138 72 166 70 192 L72 212 Q98 217 120 217',
  )
  const sleeve =
    'M64 52 C50 56 42 66 38 82 L24 182 L27 204 L54 206 L57 184 L71 112 C71 90 67 70 64 52Z'
  return (
    pen.piece(both(sleeve), { shade: both('M71 108 L57 184 L54 208 L42 207 L62 96Z') }) +
    pen.piece(both('M25 182 L57 185 L54 206 L27 204Z'), { fill: pen.colours.shade }) +
    pen.line(both(uprights(4, { left: 29, right: 55, top: 187, bottom: 202 })), 1.2) +
    pen.piece(body, {
      shade: 'M172 104 C160 140 168 180 156 220 L190 220 L188 96Z',
      light: 'M78 66 C84 110 84 150 80 190 L92 190 C94 150 94 104 88 62Z',
    }) +
    pen.piece(whole('M120 194 Q96 194 70.500 190 L72 212 Q98 217 120 217'), {
      fill: pen.colours.shade,
    }) +
    pen.line(uprights(15, { left: 76, right: 164, top: 196, bottom: 213 }), 1.2) +
    pen.piece(whole('M120 136 L98 136 L82 160 L84 184 Q102 187 120 187')) +
    pen.stitch(both('M103 142 L89 162')) +
    pen.piece(whole('M120 66 C100 66 82 58 80 44 C82 28 102 20 120 20'), {
      shade: 'M132 22 C160 28 166 44 150 58 C140 66 126 68 118 68 C140 60 148 40 132 22Z',
    }) +
    pen.piece(whole('M120 58 C106 56 96 48 96 40 C98 30 110 26 120 26'), {
      fill: pen.colours.shade,
      width: 1.75,
    }) +
    pen.trim('M110 60 C109 72 108 82 109 94 M130 60 C131 72 132 80 131 90', 3) +
    pen.dot([109, 96], { r: 2.6 }) +
    pen.dot([131, 92], { r: 2.6 }) +
    pen.stitch(across('M87 53 C92 62 106 73 120 73'))
  )
}
