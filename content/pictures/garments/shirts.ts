import { across, both, whole } from '../kit/path.ts'
import { OUTLINE, rightOnly, SEAM } from '../kit/pen.ts'
import type { Garment, Pen, PieceStyle } from '../kit/pen.ts'

const BODY = whole(
  'M120 56 C112 50 103 42 98 31 L63 46 C66 66 70 86 70 106 C72 138 71 168 67 194 C74 212 96 219 120 219',
)
const SLEEVE =
  'M63 46 C51 50 44 62 41 77 L25 186 L23 206 L50 211 L53 192 L70 110 C70 86 66 66 63 46Z'
const CUFF = both('M26 182 L54 187 L50.500 211 L23 206Z')
const BODY_SHADE =
  'M171 104 C160 146 168 180 150 222 L186 222 L186 96Z M70 106 C80 114 86 124 87 134 C78 128 74 126 71 126Z'
const COLLAR = both('M98 31 C93 38 90 46 88 55 L107 75 L120 56 C112 50 103 42 98 31Z')

type Cloth = Pick<PieceStyle, 'texture'>

function sleeves(pen: Pen, cloth: Cloth): string {
  return (
    pen.piece(both(SLEEVE), { ...cloth, shade: both('M70 106 L53 192 L50 212 L40 210 L62 92Z') }) +
    pen.piece(CUFF) +
    pen.stitch(both('M28.500 189 L50 193')) +
    rightOnly(pen.button([34, 199], { r: 2.6 }))
  )
}

const placket = (pen: Pen): string =>
  pen.piece('M112 58 L128 58 L128 219 L112 219Z', { width: SEAM })

const buttons = (pen: Pen, heights: readonly number[]): string =>
  heights.map((y) => pen.button([120, y])).join('')

function collar(pen: Pen, fill: string): string {
  return (
    pen.fill(
      'M98 31 Q120 23 142 31 C137 42 128 50 120 56 C112 50 103 42 98 31Z',
      pen.colours.shade,
    ) +
    pen.line('M98 31 Q120 23 142 31', OUTLINE) +
    pen.piece(COLLAR, { fill }) +
    pen.stitch(both('M94 55 L106.500 68 L114 57'))
  )
}

const HEM = across('M70.500 192 C78 206 96 211.500 109 212')

const shirt = (pen: Pen, cloth: Cloth, studs = [82, 108, 134, 160, 186]): string =>
  sleeves(pen, cloth) +
  pen.piece(BODY, { ...cloth, shade: BODY_SHADE }) +
  placket(pen) +
  buttons(pen, studs)

export const stripedShirt: Garment = (pen) =>
  shirt(pen, { texture: 'stripe' }) +
  pen.piece('M142 92 L166 92 L166 118 L154 125 L142 118Z', { width: SEAM }) +
  pen.stitch('M145.500 99 L162.500 99') +
  pen.stitch(HEM) +
  collar(pen, pen.colours.pale)

export const formalShirt: Garment = (pen) =>
  shirt(pen, {}) +
  pen.fold(both('M80 68 C86 100 86 140 82 190'), 1.4) +
  pen.stitch(HEM) +
  collar(pen, pen.colours.base)

export const casualShirt: Garment = (pen) =>
  shirt(pen, { texture: 'plaid' }) +
  pen.piece('M140 92 L166 92 L166 118 L153 125 L140 118Z', { texture: 'plaid', width: SEAM }) +
  pen.stitch('M143 98.500 L163 98.500') +
  pen.stitch(HEM) +
  collar(pen, pen.colours.base)

export const dressShirt: Garment = (pen) =>
  shirt(pen, {}, [182]) +
  pen.piece(both('M112 66 L112 160 Q98 160 93 150 L91 74 L104 74Z'), { width: SEAM }) +
  pen.line(both('M96 76 L97 154 M101 76 L102 158 M106.500 76 L107 160'), 1.2) +
  [84, 106, 128, 150].map((y) => pen.button([120, y], { r: 3.4, fill: '#3A4450' })).join('') +
  pen.piece(CUFF) +
  pen.line(both('M25 194 L52.500 199')) +
  rightOnly(pen.button([31, 203], { r: 2.4, fill: '#F6C445' })) +
  pen.stitch(HEM) +
  collar(pen, pen.colours.base) +
  pen.piece('M120 62 L98 53 Q94 64 98 75 L120 66 L142 75 Q146 64 142 53Z', { fill: '#3A4450' }) +
  pen.piece('M114.500 57 L125.500 57 L125.500 71 L114.500 71Z', { fill: '#3A4450' })

export const overshirt: Garment = (pen) => {
  const pocket = 'M80 96 L106 96 L106 126 L80 126Z'
  const flap = 'M79 92 L107 92 L107 102 L93 109 L79 102Z'
  return (
    shirt(pen, { texture: 'twill' }) +
    pen.piece(both(pocket), { width: SEAM }) +
    pen.piece(both(flap), { width: SEAM }) +
    pen.button([93, 101], { r: 2.6 }) +
    pen.button([147, 101], { r: 2.6 }) +
    pen.stitch(both('M83.500 113 L83.500 122 L102.500 122 L102.500 113')) +
    pen.stitch(HEM) +
    collar(pen, pen.colours.base)
  )
}

export const blouse: Garment = (pen) => {
  const body = whole(
    'M120 50 C108 50 100 44 97 34 L66 46 C69 68 73 88 74 106 C76 136 70 176 62 206 Q92 215 120 215',
  )
  const sleeve =
    'M66 46 C52 50 44 64 40 82 C32 118 22 150 18 178 C22 188 32 194 44 194 C56 192 60 184 60 176 L74 112 C73 88 69 68 66 46Z'
  return (
    pen.piece(both(sleeve), { shade: both('M74 108 L60 178 L46 196 L38 194 L64 96Z') }) +
    pen.fold(both('M28 182 C34 160 40 140 48 124 M44 188 C48 168 54 148 60 132'), 1.4) +
    pen.piece(both('M26 188 L51 192 L48 210 L24 206Z')) +
    pen.stitch(both('M27.500 197 L47 200.500')) +
    pen.piece(body, {
      texture: 'dots',
      shade:
        'M170 104 C164 146 174 180 164 222 L190 222 L182 96Z M74 108 C82 114 88 122 90 132 C82 126 78 125 75 125Z',
    }) +
    pen.fold(both('M102 56 C100 90 100 120 96 150 M111 58 C110 80 110 96 109 112'), 1.4) +
    pen.stitch(across('M65 198 Q93 206.500 120 206.500')) +
    pen.fill(
      'M97 34 Q120 42 143 34 C140 45 132 50 120 50 C108 50 100 45 97 34Z',
      pen.colours.shade,
    ) +
    pen.line('M97 34 Q120 42 143 34') +
    pen.piece(whole('M120 60 C104 60 92 50 90 36 L97 34 C100 44 108 50 120 50')) +
    pen.piece('M116 62 C110 84 104 104 100 126 L114 130 C117 108 119 86 121 66Z') +
    pen.piece('M124 62 C130 80 136 96 142 114 L129 120 C124 100 121 84 119 66Z') +
    pen.piece(both('M120 62 C108 46 88 46 86 58 C86 72 106 76 120 64Z')) +
    pen.fold(both('M114 62 C106 56 98 55 93 58')) +
    pen.piece('M114 56 L126 56 L127 68 L113 68Z')
  )
}
