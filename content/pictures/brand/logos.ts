import type { Frame } from '../kit/sheet.ts'
import { DARNLEY, DAUGHTERS, KIRK, MAISON_VALE } from './wordmarks.ts'
import type { Wordmark } from './wordmarks.ts'

type Logo = { frame: Frame; body: string }

const HEIGHT = 40

const word = ({ path }: Wordmark, { x, y, fill }: { x: number; y: number; fill: string }): string =>
  `<path transform="translate(${x} ${y})" d="${path}" fill="${fill}"/>`

const frame = (width: number): Frame => ({ width: Math.ceil(width), height: HEIGHT })

/** A letter D whose back is a running stitch. */
const darnley: Logo = {
  frame: frame(46 + DARNLEY.width + 2),
  body:
    `<g transform="translate(2 3)"><circle cx="17" cy="17" r="16" fill="#6B1B2D"/><path d="M11 8h5.500a9 9 0 0 1 0 18H11Z" stroke="#fff" stroke-width="2.4"/>` +
    `<path d="M11 8V26" stroke="#F6C445" stroke-width="2.6" stroke-dasharray="3.4 2.6" stroke-linecap="butt"/></g>` +
    word(DARNLEY, { x: 46, y: 29, fill: '#6B1B2D' }),
}

/** A needle that draws a fine line under the name. */
const maison: Logo = {
  frame: frame(MAISON_VALE.width + 8),
  body:
    word(MAISON_VALE, { x: 3, y: 22, fill: '#1F3A5F' }) +
    `<path d="M4 33H${MAISON_VALE.width - 34}" stroke="#B08D57" stroke-width="1.6" stroke-dasharray="6 4"/>` +
    `<path d="M${MAISON_VALE.width - 32} 33H${MAISON_VALE.width}" stroke="#1F3A5F" stroke-width="2.4"/><path d="M${MAISON_VALE.width - 29} 33h5" stroke="#fff" stroke-width="1"/>`,
}

/** A button of four holes, and the family under the name. */
const kirk: Logo = {
  frame: frame(48 + KIRK.width + 10 + DAUGHTERS.width + 2),
  body:
    `<g transform="translate(20 20)"><circle r="17" fill="#14503C"/><circle r="12" stroke="#F1E7DA" stroke-width="1.4" stroke-dasharray="4 2.600"/>` +
    `<g fill="#F1E7DA"><circle cx="-3.600" cy="-3.600" r="2"/><circle cx="3.600" cy="-3.600" r="2"/><circle cx="-3.600" cy="3.600" r="2"/><circle cx="3.600" cy="3.600" r="2"/></g></g>` +
    word(KIRK, { x: 48, y: 29, fill: '#14503C' }) +
    word(DAUGHTERS, { x: 48 + KIRK.width + 10, y: 29, fill: '#8A4B2A' }),
}

export const LOGOS: Record<string, Logo> = { default: darnley, maison, kirk }
