import { both, whole } from '../kit/path.ts'
import { OUTLINE, rightOnly, SEAM } from '../kit/pen.ts'
import type { Garment, Pen, PieceStyle } from '../kit/pen.ts'

const BODY = whole(
  'M120 122 L102 30 L63 46 C66 66 71 86 71 106 C76 126 76 146 72 168 C69 186 67 200 67 212 C82 219 100 219 116 214 L120 158',
)
const SLEEVE =
  'M63 46 C51 50 44 62 41 77 L27 182 L26 204 L53 207 L55 184 L71 110 C71 86 66 66 63 46Z'
const BODY_SHADE =
  'M169 108 C160 144 172 184 160 220 L190 220 L184 96Z M71 106 C82 114 88 124 88 132 C80 126 76 126 74 126Z'
const TIE = '#D9482B'

type Cloth = Pick<PieceStyle, 'texture'>

export function jacketSleeves(pen: Pen, cloth: Cloth): string {
  return (
    pen.piece(both(SLEEVE), { ...cloth, shade: both('M71 104 L55 184 L53 208 L42 207 L63 92Z') }) +
    rightOnly(
      [197, 189, 181]
        .map((y, index) => pen.dot([46 + index * 0.9, y], { r: 1.7, fill: pen.colours.thread }))
        .join(''),
    )
  )
}

export const jacketBody = (pen: Pen, cloth: Cloth): string =>
  pen.piece(BODY, { ...cloth, shade: BODY_SHADE })

/** White shirt with a long tie, seen between lapels. */
function shirtAndTie(pen: Pen, tie: string): string {
  return (
    pen.piece('M102 30 Q120 23 138 30 L132 100 L120 134 L108 100Z', {
      fill: '#FFFFFF',
      width: SEAM,
    }) +
    pen.piece('M115 56 L125 56 L129 66 L127 106 L120 124 L113 106 L111 66Z', {
      fill: tie,
      width: SEAM,
    }) +
    pen.piece('M113 52 L127 52 L124.500 64 L115.500 64Z', { fill: tie, width: SEAM }) +
    pen.piece(both('M102 30 C105 40 112 47 120 52 L109 64 L98 40Z'), {
      fill: '#FFFFFF',
      width: SEAM,
    })
  )
}

export function notchLapels(pen: Pen): string {
  return (
    pen.piece(both('M102 30 L92 39 L81 62 L91 67 L83 76 L119 132 C112 102 106 64 102 30Z')) +
    pen.stitch(both('M89 77 L113.500 115'))
  )
}

const flapPockets = (pen: Pen): string =>
  pen.piece(both('M78 164 L104 167 L104 175 L77.500 172Z'), { width: SEAM })

const twoButtons = (pen: Pen, { cloth, tie }: { cloth: Cloth; tie: string }): string =>
  jacketSleeves(pen, cloth) +
  shirtAndTie(pen, tie) +
  jacketBody(pen, cloth) +
  notchLapels(pen) +
  pen.button([112, 144], { r: 3.8 }) +
  pen.button([112, 168], { r: 3.8 }) +
  flapPockets(pen) +
  pen.piece('M145 96 L165 93 L165.500 99 L145.500 102Z', { fill: pen.colours.pale, width: 1.5 }) +
  pen.line('M120 130 L120 158')

export const suitJacket: Garment = (pen) =>
  twoButtons(pen, { cloth: { texture: 'check' }, tie: pen.colours.thread })

export const pinstripeJacket: Garment = (pen) =>
  twoButtons(pen, { cloth: { texture: 'pinstripe' }, tie: '#98334A' })

export const dinnerJacket: Garment = (pen) =>
  jacketSleeves(pen, {}) +
  pen.piece('M102 30 Q120 23 138 30 L132 100 L120 140 L108 100Z', {
    fill: '#FFFFFF',
    width: SEAM,
  }) +
  pen.line('M114 62 L114 122 M126 62 L126 122', 1) +
  pen.dot([120, 80], { r: 2.2 }) +
  pen.dot([120, 98], { r: 2.2 }) +
  pen.piece(both('M102 30 C105 40 112 47 120 52 L109 64 L98 40Z'), {
    fill: '#FFFFFF',
    width: SEAM,
  }) +
  pen.piece(both('M118 56 L103 49 Q100 57 103 66 L118 60Z'), {
    fill: pen.colours.shade,
    width: SEAM,
  }) +
  pen.piece('M115.500 53 L124.500 53 L124.500 63 L115.500 63Z', {
    fill: pen.colours.shade,
    width: SEAM,
  }) +
  jacketBody(pen, {}) +
  pen.piece(both('M102 30 C92 38 84 52 84 68 C86 96 104 122 119 146 C112 108 106 66 102 30Z'), {
    fill: pen.colours.shade,
    light: 'M96 40 C90 52 89 66 92 80 C98 98 106 112 112 124 L114 122 C104 102 98 72 102 36Z',
  }) +
  pen.button([112, 156], { r: 4, fill: pen.colours.shade }) +
  pen.line(both('M78 168 L104 171'), 2) +
  pen.piece('M144 98 L163 92 L166 84 L158 88 L154 80 L149 90Z', { fill: '#FFFFFF', width: 1.5 }) +
  pen.stitch(both('M71 204.500 C84 210 100 210 112 206.500')) +
  pen.line('M119 146 L120 160')

export const morningCoat: Garment = (pen) => {
  const body = both(
    'M120 118 L102 30 L63 46 C66 66 71 86 71 106 C76 126 76 140 74 154 C68 180 62 204 58 224 L84 228 C90 196 102 168 120 150Z',
  )
  const trousers = whole('M120 146 L84 150 L78 222 L114 222 L120 168')
  return (
    pen.piece(trousers, { fill: '#DCE7EC' }) +
    pen.line(both('M88 150 L84 220 M96 150 L93 220 M104 150 L102 220 M112 150 L110 220'), 1.3) +
    jacketSleeves(pen, { texture: 'herringbone' }) +
    shirtAndTie(pen, '#F6C445') +
    pen.piece(whole('M120 96 L106 64 L90 100 L92 150 L110 160 L120 152'), {
      fill: '#F1E4CB',
      width: SEAM,
    }) +
    pen.line('M120 96 L120 152') +
    [108, 122, 136].map((y) => pen.dot([124, y], { r: 2 })).join('') +
    pen.piece(body, {
      texture: 'herringbone',
      shade:
        'M169 108 C160 140 172 180 166 230 L190 230 L184 96Z M71 106 C82 114 88 124 88 132 C80 126 76 126 74 126Z',
    }) +
    pen.piece(both('M102 30 L92 39 L81 62 L91 67 L83 76 L116 138 C114 104 106 64 102 30Z')) +
    pen.stitch(both('M89 78 L109 116')) +
    pen.button([116, 146], { r: 3.8 }) +
    pen.piece('M146 96 L164 92 L160 84 L154 90 L150 82Z', { fill: TIE, width: 1.5 })
  )
}

export const waistcoat: Garment = (pen) => {
  const body = whole(
    'M120 104 L100 26 L82 34 C86 56 82 78 66 92 C72 112 74 132 70 160 L66 192 L94 212 L112 188 L120 188',
  )
  return (
    pen.fill('M100 26 Q120 34 140 26 L120 104Z', pen.colours.pale) +
    pen.piece('M111 42 L129 42 L129 54 L111 54Z', { fill: '#FFFFFF', width: 1.5 }) +
    pen.line('M100 26 Q120 34 140 26', OUTLINE) +
    pen.piece(body, {
      texture: 'herringbone',
      shade:
        'M176 88 C164 120 172 160 160 214 L186 200 L180 92Z M70 96 C84 104 90 116 88 130 C82 120 78 116 72 114Z',
      light: 'M82 96 C86 130 84 160 80 196 L90 202 C96 160 96 130 92 92Z',
    }) +
    pen.line('M120 104 L120 188') +
    pen.stitch(both('M105 32 L116 78')) +
    [112, 128, 144, 160, 176].map((y) => pen.button([114, y], { r: 3.2 })).join('') +
    pen.piece(both('M78 150 L103 157 L102 165 L77 158Z'), { width: SEAM }) +
    pen.piece(both('M84 108 L102 113 L101.500 120 L83.500 115Z'), { width: SEAM }) +
    pen.stitch(both('M73 187 L94 202 L107 184'))
  )
}

/** The back of a waistcoat: satin, with its strap and buckle. */
export const waistcoatBack: Garment = (pen) =>
  pen.piece(
    whole(
      'M120 34 C110 34 104 30 100 26 L82 34 C86 56 82 78 66 92 C72 112 74 132 70 160 L66 188 Q94 194 120 194',
    ),
    {
      shade: 'M176 88 C164 120 172 160 160 196 L186 190 L180 92Z',
      light: 'M84 96 C88 130 86 160 82 190 L96 191 C100 150 98 120 94 90Z',
    },
  ) +
  pen.line('M120 34 L120 194') +
  pen.piece('M70 134 L112 140 L112 152 L71 146Z', { width: 2 }) +
  pen.piece('M170 134 L128 140 L128 152 L169 146Z', { width: 2 }) +
  pen.piece('M108 136 L132 136 L132 156 L108 156Z', { fill: '#F6C445', width: 2 }) +
  pen.piece('M113 141 L127 141 L127 151 L113 151Z', { width: 1.5 }) +
  pen.stitch(whole('M120 186 Q94 186 69 181').replace('Z', ''))

/** The back of a jacket: centre seam and vent. */
export const jacketBack: Garment = (pen) =>
  jacketSleeves(pen, { texture: 'check' }) +
  pen.piece(
    whole(
      'M120 34 C112 34 106 32 102 28 L63 46 C66 66 71 86 71 106 C76 126 76 146 72 168 C69 186 67 200 67 212 Q94 218 120 218',
    ),
    {
      texture: 'check',
      shade: BODY_SHADE,
    },
  ) +
  pen.piece(whole('M120 44 C110 44 102 40 97 33 L102 27 C108 30 114 31 120 31')) +
  pen.line('M120 44 L120 166 L126 170 L126 217') +
  pen.line(both('M86 66 C92 100 92 150 86 214'), 1.4) +
  pen.stitch('M113 168 L113 212')

/** A jacket held open, for its lining. */
export const openJacket: Garment = (pen) =>
  jacketSleeves(pen, {}) +
  pen.piece(whole('M120 40 C110 40 104 36 100 30 L72 44 L76 208 Q98 214 120 214'), {
    fill: pen.colours.thread,
  }) +
  pen.line('M120 40 L120 214', 1.4) +
  pen.piece('M108 50 L132 50 L132 62 L108 62Z', { fill: '#FFFFFF', width: 1.5 }) +
  pen.piece(
    both(
      'M100 30 L63 46 C66 66 71 86 71 106 C76 126 76 146 72 168 C69 186 67 200 67 212 C76 217 84 217 92 214 C98 170 92 90 100 30Z',
    ),
    {
      shade: 'M178 104 C166 144 172 184 162 220 L190 220 L184 96Z',
    },
  ) +
  pen.piece(both('M100 30 C88 54 90 72 84 92 L70 84 L78 66 L72 60 L84 40Z')) +
  pen.stitch(both('M90 104 C92 146 92 180 87 206'))
