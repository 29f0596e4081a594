import { across, both, whole } from '../kit/path.ts'
import { OUTLINE, pair, SEAM } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'

const PUFFER_BODY = whole(
  'M120 60 L98 40 L66 50 C62 56 64 62 68 66 C62 78 64 86 70 92 C64 102 66 112 71 118 C65 128 67 138 71 144 C65 154 67 164 71 170 C65 180 67 192 72 198 C72 206 72 208 74 212 Q98 216 120 216',
)
const PUFFER_SLEEVE =
  'M66 50 C52 54 44 64 44 76 C36 86 34 96 38 104 C30 112 28 124 32 132 C25 142 24 152 28 160 C23 168 23 180 28 188 L26 200 C34 206 46 206 54 202 L55 190 C62 180 62 170 58 162 C66 152 66 142 63 134 C70 124 70 114 68 106Z'
const QUILTING = [66, 92, 118, 144, 170, 198]
  .map((y) => across(`M69 ${y} Q95 ${y + 7} 120 ${y + 4}`))
  .join('')

const standCollar = (pen: Pen): string =>
  pen.piece(whole('M120 62 C108 62 96 54 92 44 C90 36 94 28 100 26 Q110 22 120 22'), {
    shade: 'M104 28 Q120 24 136 28 C140 40 130 52 120 54 C110 52 100 40 104 28Z',
  }) + pen.line(across('M93 40 Q104 50 120 51'))

const pufferBody = (pen: Pen): string =>
  pen.piece(PUFFER_BODY, {
    shade: 'M172 90 C160 140 168 180 156 220 L190 220 L190 84Z',
    light:
      'M80 70 C84 80 84 86 80 92 L92 94 C94 86 94 78 92 68Z M82 122 C86 130 86 138 82 144 L94 146 C96 138 96 132 94 122Z',
  }) + pen.line(QUILTING)

export const pufferJacket: Garment = (pen) =>
  pen.piece(both(PUFFER_SLEEVE), {
    shade: both('M68 104 L54 204 L44 206 L56 100Z'),
    light: both('M48 84 C44 96 42 110 40 124 L46 124 C48 110 50 96 54 84Z'),
  }) +
  pen.line(
    both(
      'M44 76 C54 84 62 88 70 88 M38 104 C48 112 58 114 68 112 M32 132 C42 140 54 142 63 138 M28 160 C38 168 50 170 58 166 M28 188 C36 192 48 192 55 190',
    ),
  ) +
  pufferBody(pen) +
  pen.zip(120, { from: 60, to: 216 }) +
  standCollar(pen) +
  pen.stitch(across('M75 205.500 Q98 209.500 115 209.500'))

export const gilet: Garment = (pen) => {
  const body = whole(
    'M120 60 L98 38 L78 44 C82 56 78 70 66 84 C62 92 64 100 70 106 C64 116 66 126 71 132 C65 142 67 152 71 158 C65 168 67 178 71 184 C66 192 68 200 72 206 L74 214 Q98 218 120 218',
  )
  return (
    pen.piece(body, {
      shade: 'M174 84 C160 140 168 180 156 222 L190 222 L190 84Z',
      light:
        'M82 88 C86 96 86 100 82 106 L94 108 C96 100 96 96 94 86Z M82 136 C86 144 86 150 82 156 L94 158 C96 150 96 146 94 136Z',
    }) +
    pen.line(
      [80, 106, 132, 158, 184, 206]
        .map((y) => across(`M${y === 80 ? 72 : 69} ${y} Q95 ${y + 6} 120 ${y + 4}`))
        .join(''),
    ) +
    pen.stitch(both('M84 46 C88 62 84 78 73 90')) +
    pen.line(both('M80 150 L96 176'), 2) +
    pen.zip(120, { from: 58, to: 218 }) +
    standCollar(pen)
  )
}

export const waxedJacket: Garment = (pen) =>
  pen.piece(
    both('M66 46 C53 50 46 62 43 77 L26 180 L26 200 L53 204 L56 184 L72 110 C72 86 69 64 66 46Z'),
    {
      shade: both('M72 104 L56 184 L53 206 L42 204 L64 90Z'),
    },
  ) +
  pen.line(both('M28 182 L55 187')) +
  pen.piece(
    whole('M120 60 L98 34 L66 46 C69 66 72 86 72 106 C72 140 68 180 66 214 Q94 221 120 221'),
    {
      shade:
        'M170 104 C160 144 172 184 162 224 L190 224 L184 96Z M72 106 C82 112 88 122 88 132 C80 128 76 128 72 130Z',
      light: 'M82 66 C86 110 84 160 80 214 L90 216 C96 160 96 110 92 60Z',
    },
  ) +
  pen.piece('M111 62 L131 62 L131 220 L111 220Z', { width: SEAM }) +
  pen.stitch('M127 70 L127 216') +
  [84, 112, 140, 168, 196].map((y) => pen.button([118, y], { r: 3, fill: '#F6C445' })).join('') +
  pen.line(both('M80 108 L90 136')) +
  pen.stitch(both('M84.500 107 L94 134')) +
  pen.piece(both('M74 166 L105 168 L105 202 L72 199Z'), { width: SEAM }) +
  pen.piece(both('M73 158 L106 160.500 L106 176 L72 173Z'), { width: SEAM }) +
  pair(pen.button([89, 168], { r: 2.6, fill: '#F6C445' })) +
  pen.stitch(across('M70 206.500 Q94 212 111 212')) +
  pen.fill('M98 32 Q120 24 142 32 L120 60Z', '#DDA974') +
  pen.line('M98 32 Q120 24 142 32', OUTLINE) +
  cordCollar(pen)

const cordCollar = (pen: Pen): string =>
  pen
    .in({ ...pen.colours, base: '#8F5F3F', shade: '#734A2F' })
    .piece(both('M98 32 C90 40 84 50 82 62 L106 78 L120 58 C112 50 104 42 98 32Z'), {
      texture: 'cord',
    })

export const raincoat: Garment = (pen) =>
  pen.piece(both('M68 54 C54 58 46 70 43 84 L28 178 L28 196 L56 199 L58 180 L74 116Z'), {
    shade: both('M73 112 L58 180 L56 200 L44 199 L65 98Z'),
  }) +
  pen.stitch(both('M28.500 187 L57 190')) +
  pen.piece(
    whole(
      'M120 66 C106 66 96 60 90 50 L68 54 C71 74 74 94 74 112 C74 144 66 190 62 220 Q92 227 120 227',
    ),
    {
      shade:
        'M168 108 C160 144 174 184 164 230 L190 230 L184 100Z M74 112 C84 118 90 128 90 136 C82 132 78 132 73 134Z',
      light: 'M86 74 C88 120 84 170 78 220 L90 222 C96 170 98 120 96 72Z',
    },
  ) +
  pen.line(across('M73 96 Q96 104 120 104')) +
  pen.piece('M110 66 L130 66 L130 226 L110 226Z', { width: SEAM }) +
  [84, 114, 144, 174, 204].map((y) => pen.button([120, y], { r: 3.6 })).join('') +
  pen.piece(both('M76 156 L104 162 L103 172 L75 166Z'), { width: SEAM }) +
  pen.piece(whole('M120 72 C100 72 82 64 80 46 C82 26 102 16 120 16'), {
    shade: 'M132 18 C162 24 168 44 152 62 C142 70 128 74 118 74 C142 64 150 40 132 18Z',
  }) +
  pen.piece(whole('M120 62 C106 60 95 52 95 42 C97 30 110 24 120 24'), {
    fill: pen.colours.shade,
    width: SEAM,
  }) +
  pen.stitch(across('M87 46 C89 30 104 21 120 20')) +
  pen.trim('M109 62 C108 70 107 76 108 84 M131 62 C132 70 133 74 132 80', 2.6) +
  pen.stitch(across('M65 211 Q92 218 110 218'))

export const skiJacket: Garment = (pen) => {
  const yoke = pen.in({ ...pen.colours, base: pen.colours.thread })
  return (
    pen.piece(both('M66 50 C50 54 42 68 38 84 L24 176 L25 198 L54 201 L57 182 L72 114Z'), {
      shade: both('M71 110 L57 182 L54 202 L42 201 L62 96Z'),
      light: both('M48 82 C42 110 38 138 35 164 L42 166 C46 138 50 110 56 84Z'),
    }) +
    yoke.piece(both('M66 50 C54 53 46 62 41 74 L71 92Z'), { width: SEAM }) +
    pen.piece(both('M24 180 L57 184 L54 201 L25 198Z'), { fill: pen.colours.outline }) +
    pen.piece(whole('M120 62 L96 40 L66 50 C69 70 72 90 72 110 L68 206 Q94 212 120 212'), {
      shade: 'M170 104 C162 140 170 180 162 216 L190 216 L184 100Z',
    }) +
    pen.within(
      whole('M120 62 L96 40 L66 50 C69 70 72 90 72 110 L68 206 Q94 212 120 212'),
      yoke.fill(whole('M120 108 L60 86 L60 40 L120 40')) +
        yoke.fill('M136 104 L180 86 L180 40 L150 40Z', '#00000018'),
    ) +
    pen.line(across('M70.500 90 L120 109')) +
    pen.line(whole('M120 62 L96 40 L66 50 C69 70 72 90 72 110 L68 206 Q94 212 120 212'), OUTLINE) +
    pen.trim(across('M71 98 L120 117'), 2.4) +
    pen.line(both('M84 134 L84 166'), 2.4) +
    pen.line('M142 112 L160 105', 2.4) +
    pen.fill(whole('M120 216 L74 210 L76 222 L120 228'), pen.colours.pale) +
    pen.line(whole('M120 213 L72 207 L75 221 Q98 227 120 227'), SEAM) +
    pen.stitch(across('M77 215 Q98 220 120 220')) +
    pen.zip(120, { from: 60, to: 211 }) +
    pen.piece(whole('M120 62 C106 62 94 54 90 44 C90 34 94 24 100 22 Q110 18 120 18'), {
      shade: 'M104 24 Q120 20 136 24 C140 38 130 52 120 54 C110 52 100 38 104 24Z',
    }) +
    pen.line(across('M92 40 Q104 50 120 51')) +
    pen.piece('M35 120 L50 122 L48 136 L33 134Z', { fill: pen.colours.pale, width: 1.5 })
  )
}

export const fleece: Garment = (pen) =>
  pen.piece(both('M66 50 C52 54 43 66 39 82 L25 182 L28 204 L54 206 L57 184 L72 114Z'), {
    shade: both('M71 110 L57 184 L54 208 L42 207 L62 96Z'),
  }) +
  pen.piece(both('M25 186 L57 190 L54 206 L28 204Z'), { fill: pen.colours.thread, width: SEAM }) +
  pen.piece(whole('M120 62 L96 40 L66 50 C69 70 72 90 72 110 L69 208 Q96 214 120 214'), {
    shade:
      'M170 104 C162 140 170 180 160 218 L190 218 L184 100Z M72 110 C82 116 88 126 88 134 C80 130 76 130 72 132Z',
    light: 'M80 72 C84 110 84 160 80 208 L90 209 C96 160 96 110 92 66Z',
  }) +
  pen.fold(
    'M88 124q4 -5 8 0 M104 140q4 -5 8 0 M134 132q4 -5 8 0 M90 160q4 -5 8 0 M128 166q4 -5 8 0 M106 182q4 -5 8 0 M146 182q4 -5 8 0 M84 190q4 -5 8 0 M150 150q4 -5 8 0',
  ) +
  pen.line(both('M96 40 C86 62 78 84 72 110')) +
  pen.piece('M134 92 L160 92 L160 118 L134 118Z', { fill: pen.colours.thread, width: SEAM }) +
  pen.stitch('M134 98.500 L160 98.500') +
  pen.piece('M112 58 L128 58 L128 116 L112 116Z', { fill: pen.colours.thread, width: SEAM }) +
  pen.zip(120, { from: 50, to: 112 }) +
  pen.piece(whole('M120 64 C106 64 94 56 90 46 C90 36 94 26 100 24 Q110 20 120 20'), {
    shade: 'M104 26 Q120 22 136 26 C140 40 130 52 120 54 C110 52 100 40 104 26Z',
  }) +
  pen.line('M120 54 L120 64') +
  pen.stitch(across('M72 203 Q96 208 120 208'))
