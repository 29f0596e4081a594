import { COLOURWAYS } from '../kit/palette.ts'

/** Wedding gowns before and after, 600 x 440. */

const { base, shade, outline, thread } = COLOURWAYS.oat
const FLOOR = 372

const room =
  '<path d="M0 0H600V440H0Z" fill="#DCE8EE"/>' +
  `<path d="M0 ${FLOOR}H600V440H0Z" fill="#C48B53"/><path d="M0 ${FLOOR}H600" stroke="#6A3F15" stroke-width="6"/>`

const folds = (path: string): string => `<path d="${path}" stroke="${shade}" stroke-width="7"/>`

const cloth = (path: string, fill = base): string =>
  `<path d="${path}" fill="${fill}" stroke="${outline}" stroke-width="6" stroke-linejoin="round"/>`

/** A border of scallops from one place to another. */
function lace({ from, to, y }: { from: number; to: number; y: number }): string {
  const count = Math.round((to - from) / 40)
  const width = (to - from) / count
  const scallops = Array.from({ length: count }, () => `q${width / 2} 40 ${width} 0`).join('')
  const eyes = Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${from + width * (index + 0.5)}" cy="${y + 4}" r="5" fill="${thread}"/>`,
  ).join('')
  return `${cloth(`M${from} ${y - 22}V${y}${scallops}V${y - 22}Z`, '#FFFDF6')}${eyes}`
}

const shoe =
  '<path d="M262 372C266 342 282 332 300 336C322 344 338 356 372 358C384 360 384 372 372 372Z" fill="#98334A" stroke="#3D0815" stroke-width="5"/>'

/** A hem that lies on the floor. */
export function longHem(): string {
  return (
    room +
    cloth(
      'M210 -10C180 150 130 280 60 352C40 380 70 404 110 396C180 410 240 398 300 408C360 398 430 410 500 396C540 402 560 376 540 352C470 280 420 150 390 -10Z',
    ) +
    folds('M250 0C236 150 210 270 170 366M350 0C364 150 390 270 430 366M300 0V380') +
    lace({ from: 80, to: 520, y: 388 })
  )
}

/** A hem that just touches the shoe. */
export function gownHem(): string {
  return (
    room +
    shoe +
    cloth('M210 -10C184 140 146 240 104 322H496C454 240 416 140 390 -10Z') +
    folds('M250 0C238 130 216 230 190 306M350 0C362 130 384 230 410 306M300 0V306') +
    lace({ from: 100, to: 500, y: 330 })
  )
}

/** The back of a gown whose train lies behind it. */
export function trailingTrain(): string {
  return (
    room +
    cloth(
      'M120 -10C96 130 70 260 50 366C150 402 380 424 586 418C594 396 560 376 500 362C420 330 330 200 290 -10Z',
    ) +
    folds(
      'M160 0C150 140 130 270 110 370M210 0C216 160 250 300 320 396M250 0C270 150 330 290 430 398',
    ) +
    lace({ from: 180, to: 580, y: 408 })
  )
}

/** The same train, hooked up in folds. */
export function bustledTrain(): string {
  const loops = [190, 300, 410]
    .map(
      (x) =>
        `<circle cx="${x}" cy="112" r="11" fill="${thread}" stroke="${outline}" stroke-width="5"/>`,
    )
    .join('')
  return (
    room +
    cloth('M190 -10C160 130 120 250 90 356H510C480 250 440 130 410 -10Z') +
    folds('M240 190C220 250 200 310 190 346M360 190C380 250 400 310 410 346') +
    cloth(
      'M156 116C200 226 280 236 300 168C320 236 400 226 444 116C380 138 330 124 300 118C270 124 220 138 156 116Z',
      shade,
    ) +
    `<path d="M196 142C220 190 262 204 286 172M404 142C380 190 338 204 314 172" stroke="${base}" stroke-width="9"/>` +
    loops +
    lace({ from: 92, to: 508, y: 350 })
  )
}
