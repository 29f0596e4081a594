import { COLOURWAYS } from '../kit/palette.ts'
import type { Frame, Sheet } from '../kit/sheet.ts'
import { texture } from '../kit/texture.ts'
import type { TextureName } from '../kit/texture.ts'
import { patternLines } from '../patterns/pattern.ts'
import type { PatternName } from '../patterns/pattern.ts'

/**
 * Page backgrounds, 1440 x 900 and meant to cover: a tint with line work so faint that text on it
 * keeps its contrast.
 */
export const BACKGROUND: Frame = { width: 1440, height: 900 }
type Background = (sheet: Sheet) => string

const tint = (colour: string): string => `<path d="M0 0H1440V900H0Z" fill="${colour}"/>`

type Piece = { name: PatternName; transform: string }

const pieces =
  (colour: string, { name, transform }: Piece): Background =>
  () =>
    `${tint(colour)}<g transform="${transform}" stroke="#43101E" stroke-opacity=".09" stroke-width="2.2">${patternLines(name)}</g>`

const threads =
  (colour: string, path: string): Background =>
  () =>
    `${tint(colour)}<path d="${path}" stroke="#B08D57" stroke-opacity=".3" stroke-width="3" stroke-dasharray="16 12"/>` +
    `<path d="${path}" transform="translate(0 34)" stroke="#1F3A5F" stroke-opacity=".1" stroke-width="2"/>`

const CLOTH = {
  ...COLOURWAYS.oat,
  base: '#F1E7DA',
  shade: '#CDB894',
  thread: '#14503C',
  pale: '#14503C',
}

const cloth =
  (
    colour: string,
    { name, scale, turn }: { name: TextureName; scale: number; turn: number },
  ): Background =>
  (sheet) => {
    const id = sheet.define(`cloth ${name}`, texture(name, CLOTH))
    return (
      tint(colour) +
      `<g opacity=".2" transform="rotate(${turn} 720 450) scale(${scale})"><path d="M-400 -400H1400V1200H-400Z" fill="url(#${id})"/></g>`
    )
  }

export const BACKGROUNDS: Record<string, Record<string, Background>> = {
  default: {
    'booking-flow': pieces('#F2F6F8', { name: 'simon', transform: 'translate(-60 -40)' }),
    basket: pieces('#F7F3F4', {
      name: 'penelope',
      transform: 'translate(1560 60) rotate(84) scale(1.15)',
    }),
    checkout: pieces('#F2F6F8', { name: 'titan', transform: 'translate(860 -120) rotate(8)' }),
    'thank-you': pieces('#FBE8E2', {
      name: 'titan',
      transform: 'translate(1500 40) rotate(72) scale(1.1)',
    }),
  },
  maison: {
    'booking-flow': threads(
      '#FAF7F1',
      'M-40 720C240 640 300 240 620 260C880 276 860 620 640 600C420 580 520 140 900 120C1180 106 1300 260 1480 180',
    ),
    basket: threads(
      '#F6F4EF',
      'M-40 200C180 120 420 180 520 420C620 660 900 760 1040 600C1160 462 1020 300 900 400C780 500 1060 820 1480 700',
    ),
    checkout: threads(
      '#FAF7F1',
      'M-40 820C400 860 1240 800 1300 520C1340 330 1120 300 1100 440C1080 580 1340 560 1480 400',
    ),
    'thank-you': threads(
      '#F3EFE6',
      'M-40 480C160 260 380 240 480 400C560 530 420 640 340 540C240 410 520 180 760 300C960 400 900 640 1080 680C1240 714 1340 560 1480 520',
    ),
  },
  kirk: {
    'booking-flow': cloth('#F8F3EB', { name: 'plaid', scale: 4, turn: 0 }),
    basket: cloth('#F8F3EB', { name: 'check', scale: 3, turn: 45 }),
    checkout: cloth('#F6F1E7', { name: 'herringbone', scale: 4, turn: 0 }),
    'thank-you': cloth('#F1E7DA', { name: 'plaid', scale: 6, turn: 32 }),
  },
}
