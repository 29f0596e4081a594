import { across, both, whole } from '../kit/path.ts'
import { pair, rightOnly, SEAM, uprights } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'

/** The outline of straight trousers from the middle of the waistband round the left leg to the fork. */
const LEGS = whole('M120 22 L82 22 L80 38 C72 74 66 144 62 218 L103 218 C105 170 111 124 120 98')
const SLIM = whole('M120 22 L84 22 L82 38 C74 76 72 150 72 218 L102 218 C105 170 112 124 120 98')
const LEG_SHADE =
  'M120 96 C111 126 106 170 104 220 L92 220 C95 172 104 118 120 96Z M186 220 C180 140 172 84 163 36 L150 36 C160 96 164 150 162 220Z'
const LEG_LIGHT = 'M82 60 C77 110 73 170 72 218 L84 218 C84 170 86 110 92 62Z'
const WAISTBAND = whole('M120 22 L82 22 L80 38 Q100 42 120 42')
const FLY = 'M130 45 L130 72 C130 82 126 88 120 92'

const loops = (pen: Pen): string => pair(pen.piece('M90 20 L96 20 L96 44 L90 44Z', { width: SEAM }))

const waistband = (pen: Pen, { fly = true } = {}): string =>
  pen.piece(WAISTBAND, { width: 2 }) +
  pen.line('M120 42 L120 98') +
  (fly ? pen.stitch(FLY) : pen.line('M129 43 L129 74 C129 82 126 87 120 91', 1.4))

const slantPockets = (pen: Pen): string =>
  pen.line(both('M98 42 L80 70')) + pen.stitch(both('M103 43 L84 73'))

const creases = (pen: Pen): string => pen.line(both('M97 46 C92 90 87 150 83 212'), 1.3)

export const jeans: Garment = (pen) =>
  pen.piece(LEGS, { texture: 'twill', shade: LEG_SHADE, light: LEG_LIGHT }) +
  waistband(pen) +
  pen.line(both('M106 42 C105 56 94 65 75.500 64')) +
  pen.stitch(both('M100.500 43 C99.500 51 91 58.500 78.500 58')) +
  loops(pen) +
  pen.stitch(both('M63 209 L103 209')) +
  pen.stitch(both('M77.500 78 C72.500 122 69.500 166 68.500 202')) +
  pen.button([120, 32], { r: 4 })

/** Jeans with a turn-up that shows the pale inside of the denim. */
export const turnedUpJeans: Garment = (pen) =>
  jeans(pen) +
  pen
    .in({ ...pen.colours, base: '#D4E4EF', shade: '#B5CFDF' })
    .piece(both('M61 199 L105 199 L105 219 L60 219Z'), {
      shade: 'M92 196 L108 196 L108 222 L92 222Z M166 196 L184 196 L184 222 L166 222Z',
    }) +
  `<path d="${both('M63 211 L102 211')}" stroke="#98334A" stroke-width="2" stroke-dasharray="5 4"/>`

export const chinos: Garment = (pen) =>
  pen.piece(LEGS, { shade: LEG_SHADE, light: LEG_LIGHT }) +
  waistband(pen) +
  slantPockets(pen) +
  loops(pen) +
  pen.fold(both('M100 100 C94 110 86 114 78 116 M74 150 C82 154 92 152 100 146')) +
  pen.stitch(both('M63 209 L103 209')) +
  pen.button([120, 32], { r: 3.6 })

export const tailoredTrousers: Garment = (pen) =>
  pen.piece(LEGS, { texture: 'herringbone', shade: LEG_SHADE, light: LEG_LIGHT }) +
  waistband(pen, { fly: false }) +
  pen.line(both('M94 42 L80 78')) +
  pen.line(both('M102 42 L100 64'), 1.4) +
  creases(pen) +
  pen.piece(both('M61 204 L104 204 L103 219 L60 219Z')) +
  pen.stitch(both('M63.500 211.500 L101 211.500')) +
  pen.piece('M124 26 L141 26 L146 32 L141 38 L124 38Z', { width: SEAM })

export const suitTrousers: Garment = (pen) =>
  pen.piece(LEGS, { texture: 'pinstripe', shade: LEG_SHADE, light: LEG_LIGHT }) +
  waistband(pen, { fly: false }) +
  pen.line(both('M94 42 L80 78')) +
  loops(pen) +
  creases(pen) +
  pen.stitch(both('M88 46 L76 74')) +
  pen.dot([120, 32], { r: 2.4, fill: pen.colours.thread })

export const leatherTrousers: Garment = (pen) =>
  pen.piece(SLIM, {
    shade:
      'M120 96 C111 126 106 170 104 220 L94 220 C97 172 106 118 120 96Z M180 220 C176 140 170 84 160 36 L148 36 C158 96 158 150 156 220Z',
    light:
      'M86 56 C80 110 78 170 78 218 L88 218 C88 170 90 110 96 60Z M144 112 C150 132 149 150 147 168 C144 150 142 132 144 112Z',
  }) +
  pen.line(both('M74.500 134 Q88 139 108 132 M73 150 Q88 154 105 150')) +
  pen.piece(whole('M120 22 L84 22 L82 38 Q100 42 120 42'), { width: 2 }) +
  pen.line('M120 42 L120 98') +
  pen.stitch(FLY) +
  pen.line(both('M106 42 C105 54 96 61 79 60')) +
  pair(pen.piece('M91 20 L97 20 L97 44 L91 44Z', { width: SEAM })) +
  pen.stitch(both('M73 209 L102 209')) +
  pen.button([120, 32], { r: 4, fill: '#C9D3D9' })

export const joggers: Garment = (pen) => {
  const legs = whole(
    'M120 22 L80 22 L78 42 C66 78 62 146 72 196 L76 219 L100 219 L103 196 C106 160 112 126 120 102',
  )
  return (
    pen.piece(legs, {
      shade:
        'M120 98 C112 128 106 170 104 220 L92 220 C95 172 106 118 120 98Z M188 220 C184 140 176 84 164 36 L150 36 C162 96 164 150 158 220Z',
      light: 'M82 62 C74 110 72 150 78 192 L90 192 C84 150 84 110 92 62Z',
    }) +
    pen.piece(both('M72 197 L103 197 L100 219 L76 219Z'), { fill: pen.colours.shade, width: 2 }) +
    pen.line(both(uprights(5, { left: 76, right: 100, top: 200, bottom: 216 })), 1.2) +
    pen.piece(whole('M120 20 L80 20 L78 42 Q100 46 120 46'), {
      fill: pen.colours.shade,
      width: 2,
    }) +
    pen.line(uprights(15, { left: 82, right: 158, top: 24, bottom: 42 }), 1.2) +
    pen.line('M120 46 L120 102') +
    pen.line(both('M96 46 C94 60 86 72 72 76')) +
    pen.stitch(both('M101 47 C99 64 89 77 73 82')) +
    pen.trim('M114 40 C108 56 106 66 108 80 M126 40 C131 54 133 64 131 74', 3) +
    pen.dot([108, 82], { r: 2.6 }) +
    pen.dot([131, 76], { r: 2.6 })
  )
}

export const shorts: Garment = (pen) => {
  const legs = whole(
    'M120 44 L74 44 L71 64 C62 104 54 142 50 186 L112 190 C113 168 116 148 120 136',
  )
  return (
    pen.piece(legs, {
      shade:
        'M120 132 C116 150 113 170 112 192 L98 191 C101 168 108 146 120 132Z M194 190 C186 140 178 96 168 60 L152 60 C166 110 172 150 172 190Z',
      light: 'M74 84 C68 116 64 150 62 184 L76 185 C78 150 80 116 86 86Z',
    }) +
    pen.piece(whole('M120 44 L74 44 L71 64 Q96 68 120 68'), { width: 2 }) +
    pen.line('M120 68 L120 136') +
    pen.stitch('M132 71 L132 104 C132 116 128 124 120 128') +
    pen.line(both('M96 68 L70 104')) +
    pen.stitch(both('M102 69 L75 107')) +
    pair(pen.piece('M84 41 L91 41 L91 70 L84 70Z', { width: SEAM })) +
    pen.piece(both('M51.500 172 L112.500 177 L111.500 196 L48.500 191Z')) +
    pen.stitch(both('M52 182 L111 186.500')) +
    pen.button([120, 56], { r: 4 })
  )
}

/** The back of a pair of jeans, for work on the seat. */
export const jeansBack: Garment = (pen) =>
  pen.piece(LEGS, { texture: 'twill', shade: LEG_SHADE, light: LEG_LIGHT }) +
  pen.piece(WAISTBAND, { width: 2 }) +
  pen.line(across('M79 46 Q98 60 120 66')) +
  pen.stitch(across('M78 51 Q98 65.500 120 71.500')) +
  pen.line('M120 42 L120 98') +
  pen.piece(both('M84 74 L108 78 L107 104 L94 111 L82 102Z'), { width: SEAM }) +
  pen.stitch(both('M86 84 Q95 92 107 86')) +
  pair(pen.piece('M88 20 L94 20 L94 46 L88 46Z', { width: SEAM })) +
  pen.piece('M117 19 L123 19 L123 45 L117 45Z', { width: SEAM }) +
  rightOnly(pen.piece('M98 25 L112 25 L112 38 L98 38Z', { fill: '#DDA974', width: 1.5 })) +
  pen.stitch(both('M63 209 L103 209'))
