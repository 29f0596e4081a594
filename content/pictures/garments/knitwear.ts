import { across, both, whole } from '../kit/path.ts'
import { OUTLINE, SEAM, uprights } from '../kit/pen.ts'
import type { Garment, Pen } from '../kit/pen.ts'

const BODY = whole(
  'M120 58 C106 58 95 50 92 35 L64 46 C66 66 71 86 71 106 C73 132 73 160 72 188 L73 214 Q97 218 120 218',
)
const SLEEVE =
  'M64 46 C51 50 43 62 40 78 L27 176 L31 204 L55 206 L57 180 L71 110 C71 86 67 64 64 46Z'
const SLEEVE_SHADE = both('M71 104 L57 180 L55 208 L44 206 L63 92Z')

const sleeves = (pen: Pen, texture: 'knit' | 'rib'): string =>
  pen.piece(both(SLEEVE), { texture, shade: SLEEVE_SHADE }) +
  pen.piece(both('M27 176 L57 180 L55 206 L31 204Z')) +
  pen.fold(both(uprights(4, { left: 33, right: 55, top: 182, bottom: 203 })))

const welt = (pen: Pen): string =>
  pen.piece(whole('M120 194 Q97 194 72 190 L73 214 Q97 218 120 218')) +
  pen.fold(uprights(13, { left: 76, right: 164, top: 196, bottom: 214 }))

const neckHole = (pen: Pen): string =>
  pen.fill('M92 35 Q120 45 148 35 C145 50 134 58 120 58 C106 58 95 50 92 35Z', pen.colours.shade) +
  pen.line('M92 35 Q120 45 148 35')

const neckband = (pen: Pen): string =>
  pen.piece(whole('M120 58 C106 58 95 50 92 35 L84 38 C87 58 102 68 120 68'), { width: 2 })

function zigzag(y: number): string {
  const points = Array.from(
    { length: 18 },
    (_, index) => `L${71 + index * 7} ${index % 2 === 0 ? y - 7 : y}`,
  )
  return `M64 ${y}${points.join('')}`
}

const diamonds = Array.from({ length: 9 }, (_, index) => {
  const x = 64 + index * 14
  return `M${x} 110L${x + 6} 116.500L${x} 123L${x - 6} 116.500Z`
}).join('')

export const jumper: Garment = (pen) =>
  sleeves(pen, 'knit') +
  pen.piece(BODY, {
    texture: 'knit',
    shade: 'M170 104 C160 140 168 172 156 190 L186 192 L186 96Z',
  }) +
  pen.within(
    BODY,
    pen.fill('M60 96L180 96L180 136L60 136Z') +
      pen.trim(zigzag(104) + zigzag(135), 3) +
      pen.fill(diamonds, pen.colours.thread),
  ) +
  welt(pen) +
  pen.line(BODY, OUTLINE) +
  neckHole(pen) +
  neckband(pen) +
  pen.stitch(across('M76 183 Q98 187 120 187'))

export const poloNeck: Garment = (pen) =>
  sleeves(pen, 'rib') +
  pen.piece(BODY, {
    texture: 'rib',
    shade: 'M170 104 C160 140 168 172 156 190 L186 192 L186 96Z',
    light: 'M78 60 C84 104 84 150 80 188 L92 188 C94 150 94 100 88 56Z',
  }) +
  welt(pen) +
  pen.line(BODY, OUTLINE) +
  pen.piece(whole('M120 60 C104 60 92 54 88 42 C90 38 92 32 95 22 Q106 17 120 17'), {
    shade: 'M134 16 L150 20 C154 34 156 42 150 50 L128 62 C140 50 140 30 134 16Z',
  }) +
  pen.piece(whole('M120 27 C108 27 98 25 95 21 Q106 15 120 15'), {
    fill: pen.colours.shade,
    width: SEAM,
  }) +
  pen.line(across('M90 44 C98 52 108 54 120 54'), 1.4) +
  pen.fold(both('M99 28 C98 36 97 42 97 47 M106 30 L105 51 M113 31 L113 53'), 1.4) +
  pen.stitch(across('M76 183 Q98 187 120 187'))

export const cardigan: Garment = (pen) => {
  const front =
    'M92 35 L64 46 C66 66 71 86 71 106 C73 132 73 160 72 188 L73 214 Q97 218 120 218 L120 122 C108 100 98 70 92 35Z'
  const band =
    'M92 35 C98 70 106 98 114 116 L114 218 L126 218 L126 116 C134 98 142 70 148 35 L140 32 C136 62 128 88 120 104 C112 88 104 62 100 32Z'
  return (
    sleeves(pen, 'knit') +
    pen.fill('M92 35 Q120 26 148 35 L120 122Z', pen.colours.shade) +
    pen.line('M94 34 Q120 26 146 34', OUTLINE) +
    pen.piece(both(front), {
      texture: 'knit',
      shade:
        'M170 104 C160 140 168 172 156 190 L186 192 L186 96Z M71 106 C80 114 86 124 87 134 C78 128 74 126 72 126Z',
    }) +
    welt(pen) +
    pen.line(both(front), OUTLINE) +
    pen.piece(band) +
    pen.piece(both('M80 152 L106 154 L106 182 L79 180Z'), { texture: 'knit', width: SEAM }) +
    pen.line(both('M80 160 L106 162')) +
    pen.stitch(both('M83 156 L104 157.500')) +
    [124, 146, 168, 190, 208].map((y) => pen.button([120, y], { r: 3.8 })).join('')
  )
}

export const knittedDress: Garment = (pen) => {
  const body = whole(
    'M120 44 C109 44 102 38 99 27 L80 34 C83 52 87 68 88 84 C90 104 90 116 88 130 C84 160 78 190 74 222 Q98 228 120 228',
  )
  const sleeve =
    'M80 34 C69 38 63 50 60 64 L50 132 L53 152 L72 154 L75 134 L88 88 C87 68 84 52 80 34Z'
  return (
    pen.piece(both(sleeve), {
      texture: 'cable',
      shade: both('M88 84 L75 134 L72 156 L64 155 L80 74Z'),
    }) +
    pen.piece(both('M50 133 L75 136 L72 154 L53 152Z')) +
    pen.fold(both(uprights(4, { left: 53, right: 72, top: 138, bottom: 151 }))) +
    pen.piece(body, {
      texture: 'cable',
      shade: 'M154 82 C150 120 156 180 152 230 L176 230 L164 80Z',
    }) +
    pen.piece(whole('M120 210 Q98 209 76 204 L74 222 Q98 228 120 228')) +
    pen.fold(uprights(15, { left: 76, right: 164, top: 211, bottom: 225 })) +
    pen.piece(whole('M120 112 Q104 112 89.500 107 L89 117 Q104 122 120 122'), {
      fill: pen.colours.thread,
      width: SEAM,
    }) +
    pen.fill(
      'M99 27 Q120 35 141 27 C138 38 131 44 120 44 C109 44 102 38 99 27Z',
      pen.colours.shade,
    ) +
    pen.line('M99 27 Q120 35 141 27') +
    pen.piece(whole('M120 44 C109 44 102 38 99 27 L91 30 C94 45 105 54 120 54'), { width: 2 }) +
    pen.stitch(across('M79 199 Q98 203 120 203'))
  )
}

export const scarf: Garment = (pen) => {
  const tailBehind = 'M120 92 L152 86 L172 180 L138 187Z'
  const tailFront = 'M88 92 L126 98 L122 206 L82 203Z'
  const bands = (path: string, stripes: string): string =>
    pen.within(path, pen.fill(stripes, pen.colours.pale))
  return (
    pen.line('M141 187L143 202M148 186L150 201M155 184L158 199M162 182L165 197M169 180L172 195') +
    pen.piece(tailBehind, { texture: 'knit', shade: 'M118 90 L136 86 L152 186 L136 190Z' }) +
    bands(tailBehind, 'M124 152 L172 142 L174 151 L126 161Z M122 132 L168 123 L170 132 L124 141Z') +
    pen.line(tailBehind, OUTLINE) +
    pen.line(
      'M85 203L84 219M92 204L91 220M99 204.500L99 221M106 205L106 221M113 205.500L114 221M119 206L120 221',
    ) +
    pen.piece(tailFront, { texture: 'knit', shade: 'M112 94 L128 98 L124 208 L108 206Z' }) +
    bands(tailFront, 'M80 172 L126 175 L126 185 L80 182Z M80 151 L126 154 L126 164 L80 161Z') +
    pen.line(tailFront, OUTLINE) +
    pen.piece(
      'M58 50 C70 30 96 22 120 22 C146 22 170 30 182 50 C188 70 172 94 138 104 C122 108 104 106 92 100 C66 90 52 70 58 50Z',
      {
        texture: 'knit',
        shade: 'M58 62 C72 84 96 92 120 92 C148 92 172 80 184 58 L188 80 L140 112 L84 104Z',
      },
    ) +
    pen.piece(
      'M86 52 C92 42 106 38 120 38 C134 38 148 42 154 52 C148 62 134 67 120 67 C106 67 92 62 86 52Z',
      { fill: pen.colours.shade },
    ) +
    pen.fold('M88 55 C98 64 110 66 120 66', 1.4) +
    pen.piece(
      'M112 70 C128 68 140 62 153 53 C166 62 170 74 164 84 C148 98 124 106 100 104 C92 100 88 94 90 86 C96 80 104 74 112 70Z',
      {
        texture: 'knit',
        shade: 'M90 94 C112 100 142 92 168 74 L166 90 L128 110 L92 106Z',
      },
    ) +
    pen.stitch('M98 95 C122 96 142 88 158 74')
  )
}

export const beanie: Garment = (pen) => {
  const crown = whole('M120 66 C78 66 50 100 48 154 Q84 164 120 164')
  return (
    pen.piece(
      'M120 24 C133 22 146 31 147 43 C151 55 143 68 131 69 C122 74 109 71 104 64 C94 58 92 46 98 38 C101 28 110 23 120 24Z',
      {
        fill: pen.colours.pale,
        shade: 'M146 40 C152 56 144 70 128 72 L104 68 C124 68 140 58 146 40Z',
      },
    ) +
    pen.line(
      'M108 40L112 46M120 32L120 39M134 38L129 44M104 54L111 54M140 54L132 53M116 62L118 56M128 62L125 56',
      1.4,
    ) +
    pen.piece(crown, {
      texture: 'knit',
      shade: 'M150 72 C180 92 192 124 192 164 L170 166 C172 124 166 96 150 72Z',
      light: 'M84 84 C68 104 62 128 62 152 L74 154 C76 126 82 102 96 80Z',
    }) +
    pen.within(crown, pen.trim(zigzagWide(124) + zigzagWide(144), 3.4)) +
    pen.line(crown, OUTLINE) +
    pen.piece(whole('M120 160 Q82 160 46 148 C42 160 41 178 42 192 Q80 206 120 206'), {
      shade: 'M176 150 L200 146 L200 200 L172 206 C176 186 178 168 176 150Z',
    }) +
    pen.line(
      'M56 154 L54 194 M70 157 L68 198 M84 160 L83 201 M98 161 L98 203 M112 162 L112 204 M128 162 L128 204 M142 161 L142 203 M156 160 L157 201 M170 157 L172 198 M184 154 L186 194',
      1.5,
    ) +
    pen.stitch(across('M45 185 Q82 197 120 197'))
  )
}

function zigzagWide(y: number): string {
  const points = Array.from(
    { length: 20 },
    (_, index) => `L${45 + index * 8} ${index % 2 === 0 ? y - 8 : y}`,
  )
  return `M37 ${y}${points.join('')}`
}
