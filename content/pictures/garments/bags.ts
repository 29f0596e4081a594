import { across, both, whole } from '../kit/path.ts'
import { OUTLINE, SEAM } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'

const LEATHER = '#DDA974'

function handle(pen: Pen, path: string, { fill = LEATHER, width = 13 } = {}): string {
  return `<path d="${path}" stroke="${pen.colours.outline}" stroke-width="${width}"/><path d="${path}" stroke="${fill}" stroke-width="${width - 4.5}"/>`
}

export const pocketBag: Garment = (pen) =>
  handle(pen, 'M86 110 C84 46 96 28 120 28 C144 28 156 46 154 110') +
  pen.piece(whole('M120 96 L54 96 L40 210 C58 219 90 220 120 220'), {
    shade: 'M168 90 C172 130 178 180 174 224 L210 216 L196 90Z',
    light: 'M66 100 L56 212 L70 216 L78 100Z',
  }) +
  pen.line(across('M53 111 Q88 114 120 114')) +
  pen.stitch(across('M52 118.500 Q88 121.500 120 121.500')) +
  pen.piece(both('M78 100 L94 100 L94 124 L78 124Z'), { fill: LEATHER, width: SEAM }) +
  pen.line(both('M82 104 L90 120 M90 104 L82 120'), 1.5) +
  pen.piece('M97 144 L143 144 L143 176 C143 187 131 193 120 196 C109 193 97 187 97 176Z', {
    width: SEAM,
  }) +
  pen.stitch('M102 149 L138 149 L138 175 C138 183 129 187 120 189.500 C111 187 102 183 102 175Z') +
  pen.stitch(across('M43.500 202 C61 211 92 212 120 212'))

export const handbag: Garment = (pen) =>
  handle(pen, 'M78 92 C80 40 96 24 120 24 C144 24 160 40 162 92', { fill: pen.colours.base }) +
  pen.piece(
    whole('M120 82 L66 82 C50 84 42 94 40 108 L30 190 C30 204 38 212 52 212 Q88 216 120 216'),
    {
      shade: 'M180 80 C188 130 190 180 176 220 L220 216 L204 84Z',
      light: 'M52 112 C48 140 44 170 44 196 L54 198 C54 170 58 140 64 112Z',
    },
  ) +
  pen.piece(
    'M54 82 L186 82 C192 82 196 88 196 96 C194 124 170 146 120 148 C70 146 46 124 44 96 C44 88 48 82 54 82Z',
    {
      shade: 'M150 82 L198 82 L198 110 C186 134 160 146 130 150 C156 136 162 110 150 82Z',
    },
  ) +
  pen.stitch('M53 96 C54 120 76 137 120 139 C164 137 186 120 187 96') +
  pen.piece('M108 134 L132 134 L132 162 L120 168 L108 162Z', { fill: '#F6C445', width: 2 }) +
  pen.line('M120 144 L120 154', 3) +
  pen.piece(both('M72 78 L86 78 L86 94 L72 94Z'), { fill: '#F6C445', width: SEAM }) +
  pen.stitch(across('M40 200 Q84 206.500 120 206.500'))

export const toteBag: Garment = (pen) =>
  handle(pen, 'M88 96 C86 30 104 22 120 22 C136 22 154 30 152 96', {
    fill: pen.colours.thread,
    width: 12,
  }) +
  pen.piece(whole('M120 84 L56 84 L50 216 Q86 222 120 222'), {
    texture: 'twill',
    shade:
      'M172 80 L176 226 L200 226 L196 80Z M100 188 C84 196 68 200 52 200 L51 210 C70 208 88 200 100 188Z',
    light: 'M64 90 L60 214 L72 216 L76 90Z',
  }) +
  pen.stitch(across('M56 93 L120 93')) +
  pen.piece(both('M82 84 L94 84 L96 218 L84 217Z'), { fill: pen.colours.thread, width: SEAM }) +
  pen.line(
    'M120 124 C108 112 98 124 104 138 C108 148 116 154 120 158 C124 154 132 148 136 138 C142 124 132 112 120 124Z',
    2,
  ) +
  pen.stitch('M120 132 C113 126 107 131 110 139 C113 145 117 148 120 151') +
  pen.stitch(across('M51 208 Q86 213.500 120 213.500'))

export const backpack: Garment = (pen) =>
  handle(pen, 'M104 44 C104 20 112 16 120 16 C128 16 136 20 136 44', {
    fill: pen.colours.shade,
    width: 10,
  }) +
  pen.piece(both('M62 100 C46 104 40 120 40 144 L42 196 L62 200Z'), { fill: pen.colours.shade }) +
  pen.piece(whole('M120 34 C84 34 64 54 62 92 L58 204 Q60 220 80 221 Q100 223 120 223'), {
    shade: 'M164 44 C180 70 176 150 164 226 L190 220 L184 90Z',
    light: 'M74 70 C68 100 68 150 68 206 L78 208 C78 150 78 100 86 62Z',
  }) +
  pen.line(across('M63 86 C80 96 100 98 120 98')) +
  pen.zip(120, { from: 98, to: 132 }) +
  pen.piece(whole('M120 130 L84 130 C76 130 74 138 74 146 L74 206 Q98 210 120 210'), {
    shade: 'M150 128 L168 136 L168 212 L148 212 C156 180 156 150 150 128Z',
  }) +
  pen.piece(whole('M120 126 L82 126 L80 150 Q98 166 120 166'), {
    fill: pen.colours.thread === '#F6C445' ? pen.colours.shade : pen.colours.base,
  }) +
  pen.stitch(across('M85 148 Q100 159 120 159')) +
  pen.piece('M112 154 L128 154 L128 178 L120 184 L112 178Z', { fill: LEATHER, width: SEAM }) +
  pen.button([120, 172], { r: 3 }) +
  pen.stitch(across('M70 88 C84 74 102 68 120 68')) +
  pen.line('M58 204 Q60 220 80 221', OUTLINE)

/** A belt, coiled once, its buckle in front. */
export const belt: Garment = (pen) =>
  pen.piece(
    'M44 96 C44 62 86 46 126 46 C170 46 204 66 204 98 L204 128 C204 102 170 80 126 80 C88 80 52 92 44 124Z',
    {
      fill: pen.colours.shade,
    },
  ) +
  pen.stitch('M196 100 C190 80 164 66 126 66 C92 66 62 76 52 94') +
  pen.piece(
    'M44 96 C44 128 84 142 120 142 C158 142 196 132 204 98 L204 132 C196 164 158 176 120 176 C84 176 44 162 44 128Z',
    {
      shade: 'M170 134 C190 126 200 112 204 98 L208 140 C196 160 180 168 166 170Z',
      light: 'M52 118 C64 136 90 146 112 146 L112 152 C88 152 62 142 52 126Z',
    },
  ) +
  pen.stitch('M50 138 C60 158 90 168 120 168 C156 168 188 158 198 138') +
  pen.piece('M124 140 L196 122 C208 120 212 130 208 140 L200 152 L128 176Z', {
    shade: 'M126 160 L206 138 L200 154 L128 178Z',
  }) +
  [152, 168, 184].map((x) => pen.dot([x, 150 - (x - 152) * 0.22], { r: 2.6 })).join('') +
  `<path d="M96 134H136V184H96Z" stroke="${pen.colours.outline}" stroke-width="11"/><path d="M96 134H136V184H96Z" stroke="#F6C445" stroke-width="6.500"/>` +
  `<path d="M98 158L140 156" stroke="${pen.colours.outline}" stroke-width="8"/><path d="M98 158L140 156" stroke="#F6C445" stroke-width="4"/>` +
  pen.piece('M70 134 L84 138 L84 178 L70 172Z', { width: 2 })
