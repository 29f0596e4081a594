import { COLOURWAYS } from '../kit/palette.ts'
import type { Palette } from '../kit/palette.ts'

/** Jackets, tops and trousers before and after their cut was changed, 600 x 440. */

const GROUND = '<path d="M0 0H600V440H0Z" fill="#DCE8EE"/>'

/** The same on the other side of the middle. */
function both(half: string): string {
  return `${half}<g transform="translate(600 0) scale(-1 1)">${half}</g>`
}

function shape(path: string, { fill, outline }: { fill: string; outline: string }): string {
  return `<path d="${path}" fill="${fill}" stroke="${outline}" stroke-width="6" stroke-linejoin="round"/>`
}

function line(path: string, stroke: string, width = 5): string {
  return `<path d="${path}" stroke="${stroke}" stroke-width="${width}"/>`
}

function stitches(path: string, stroke: string): string {
  return `<path d="${path}" stroke="${stroke}" stroke-width="5" stroke-dasharray="16 11"/>`
}

function facings({ base, outline, thread }: Palette): string {
  const edge = 'M150 -10C112 130 104 300 122 450'
  return both(
    shape(`${edge}H-20V-10Z`, { fill: base, outline }) +
      stitches('M130 -10C94 130 86 300 102 450', thread),
  )
}

const label =
  '<path d="M240 34H360V92H240Z" fill="#fff" stroke="#43101E" stroke-width="5"/><path d="M262 63H338" stroke="#98334A" stroke-width="6"/>'

/** A lining that has worn through along its pleat. */
export function wornLining(): string {
  const cloth = '<path d="M0 0H600V440H0Z" fill="#B9ADA4"/>'
  const tears =
    shape('M286 168C310 190 320 236 306 300C286 268 268 214 286 168Z', {
      fill: '#F3E9E4',
      outline: '#6B5530',
    }) +
    shape('M400 250C440 262 452 300 436 336C410 318 394 286 400 250Z', {
      fill: '#F3E9E4',
      outline: '#6B5530',
    })
  const frays =
    'M290 182l-18 -8M304 200l20 -10M314 230l22 -2M276 220l-20 4M282 262l-20 10M312 270l20 8M408 262l-16 -12M432 268l16 -14M446 300l20 -2M404 296l-18 8'
  return (
    cloth +
    line('M300 110V440M210 130C190 240 196 340 206 440', '#8E8076', 4) +
    tears +
    line(frays, '#E8DFD8', 4) +
    facings(COLOURWAYS.navy) +
    label
  )
}

export function newLining(): string {
  const { base, shade, outline } = COLOURWAYS.butter
  return (
    `<path d="M0 0H600V440H0Z" fill="${base}"/><path d="M300 110L322 440H278Z" fill="${shade}"/>` +
    line('M300 110V440', outline, 4) +
    '<path d="M180 0L120 440H190L270 0Z" fill="#fff" fill-opacity=".22"/>' +
    facings(COLOURWAYS.navy) +
    label
  )
}

/** The lower half of a jacket that ends at `hem`. */
export function jacketTo(hem: number): string {
  const { base, shade, outline, thread } = COLOURWAYS.moss
  const front =
    shape(`M40 -20L18 372Q56 386 96 376L118 -20Z`, { fill: shade, outline }) +
    shape(`M118 -20C140 120 128 220 116 ${hem - 22}Q210 ${hem + 10} 300 ${hem}V-20Z`, {
      fill: base,
      outline,
    }) +
    shape('M152 214L252 204V250Q252 286 214 288H184Q154 286 152 254Z', { fill: base, outline }) +
    stitches('M162 236L244 228', thread) +
    stitches(`M132 ${hem - 34}Q214 ${hem - 8} 294 ${hem - 18}`, thread)
  const buttons = [70, 150]
    .map(
      (y) =>
        `<circle cx="318" cy="${y}" r="13" fill="#F4F2DC" stroke="${outline}" stroke-width="5"/>`,
    )
    .join('')
  return GROUND + both(front) + line(`M300 -20V${hem}`, outline, 6) + buttons
}

/** One shoulder of a jacket whose sleeve begins at `end`, and where that of its wearer ends. */
export function shoulderTo(end: number): string {
  const { base, shade, outline, thread } = COLOURWAYS.slate
  const isWide = end > 400
  const sleeve = isWide
    ? `M${end} 176C${end + 78} 196 ${end + 66} 320 ${end + 50} 460H${end - 92}C${end - 84} 340 ${end - 66} 250 ${end} 176Z`
    : `M${end} 150C${end + 88} 160 ${end + 104} 310 ${end + 112} 460H${end - 100}C${end - 96} 340 ${end - 80} 240 ${end} 150Z`
  const top = isWide ? 176 : 150
  const body = `M150 70C240 92 330 118 ${end} ${top}C${end - 60} 260 ${end - 80} 350 ${end - 76} 460H-20V150C40 110 90 84 150 70Z`
  const folds = isWide
    ? line(
        `M${end - 40} 206C${end - 66} 250 ${end - 74} 290 ${end - 76} 330M${end + 22} 226C${end + 4} 280 ${end} 330 ${end + 2} 380`,
        outline,
        4,
      ) + '<path d="M392 96V430" stroke="#A4243A" stroke-width="5" stroke-dasharray="4 14"/>'
    : ''
  return (
    GROUND +
    shape(sleeve, { fill: shade, outline }) +
    shape(body, { fill: base, outline }) +
    shape('M150 70L206 40L238 150L196 196L216 236L120 330C96 240 104 150 150 70Z', {
      fill: shade,
      outline,
    }) +
    stitches(`M${end - 16} ${top + 12}C${end - 74} 262 ${end - 94} 350 ${end - 90} 440`, thread) +
    folds
  )
}

/** A top that pulls across the body. */
export function tightTop(): string {
  const { base, outline } = COLOURWAYS.sage
  const pulls =
    'M196 150C240 162 262 164 292 158M192 220C236 226 262 226 296 222M196 290C240 288 264 290 296 294'
  const half = shape('M300 -10H120C150 60 176 90 176 160C168 250 176 330 170 420H300Z', {
    fill: base,
    outline,
  })
  return (
    GROUND +
    both(half + line(pulls, outline, 4)) +
    `<path d="M300 -14V416" stroke="${base}" stroke-width="10" stroke-linecap="butt"/>` +
    line('M294 420H306', outline, 6)
  )
}

/** The same top with a panel in each side seam. */
export function panelledTop(): string {
  const { base, outline, thread } = COLOURWAYS.sage
  const half =
    shape('M120 -10C146 50 132 100 124 160C110 250 112 330 104 420H190L196 -10Z', {
      fill: '#F3E4CB',
      outline,
    }) +
    shape('M300 -10H128C158 60 188 90 188 160C182 250 186 330 182 420H300Z', {
      fill: base,
      outline,
    }) +
    stitches('M204 130C198 250 202 330 198 404', thread)
  return (
    GROUND +
    both(half) +
    `<path d="M300 -14V416" stroke="${base}" stroke-width="10" stroke-linecap="butt"/>` +
    line('M294 420H306', outline, 6)
  )
}

const BELT = 'M-10 40H610V124H-10Z'

/** The waistband of denim trousers, over cloth that is given. */
export function strainedWaist(cloth: string): string {
  const { base, outline, thread } = COLOURWAYS.denim
  return (
    cloth +
    shape(BELT, { fill: base, outline }) +
    stitches('M0 58H600M0 106H600', thread) +
    line('M300 124V440', outline, 6) +
    stitches('M318 140V440', thread) +
    line(
      'M286 160C220 168 160 186 96 214M286 220C226 230 170 250 116 276M316 160C380 168 440 186 504 214M316 220C374 230 430 250 484 276',
      '#1D3F63',
      4,
    )
  )
}

export function panelledWaist(cloth: string): string {
  const { base, outline, thread } = COLOURWAYS.denim
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const x = 228 + index * 18
    return `M${x} 44L${300 + (x - 300) * 0.42} 400`
  }).join('')
  return (
    cloth +
    shape(BELT, { fill: base, outline }) +
    stitches('M0 58H600M0 106H600', thread) +
    shape('M212 40H388L338 410Q300 424 262 410Z', { fill: '#324570', outline }) +
    line(ribs, '#6B83BD', 5) +
    stitches('M200 46L250 414M400 46L350 414', thread)
  )
}

/** Leather that ends at `hem`, with the line of its seam. */
export function leatherTo(hem: number, cloth: string): string {
  const { outline, thread } = COLOURWAYS.oxblood
  return (
    cloth +
    `<path d="M-10 ${hem}H610V450H-10Z" fill="#DCE8EE"/>` +
    line(`M-10 ${hem}H610`, outline, 8) +
    stitches(`M0 ${hem - 26}H600`, thread)
  )
}
