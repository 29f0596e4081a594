import { handbag } from '../garments/bags.ts'
import { ankleBoots, heels, trainers } from '../garments/shoes.ts'
import { hole } from '../kit/mends.ts'
import { INK, TAPE } from '../kit/palette.ts'
import { cut, disc, needle, scissors, spread, yarn } from '../kit/tools.ts'
import { bagInside, bagZip, satchel, straightBelt } from './accessory-details.ts'
import type { ServicePicture } from './service.ts'

export const accessoryServices: Record<string, ServicePicture> = {
  'shorten-bag-strap': {
    wide: true,
    garment: satchel,
    colours: 'cocoa',
    view: [0, 26, 240],
    cuts: cut('M44 48L92 76'),
    marks: disc([44, 98], 'up'),
    tape: [
      [120, 8],
      [58, 92],
    ],
    ring: [64, 60],
  },
  'shorten-belt': {
    wide: true,
    garment: straightBelt,
    colours: 'cocoa',
    view: [0, 30, 240],
    cuts: cut('M172 60V128'),
    marks: scissors({ x: 172, y: 96, turn: 12 }),
    tape: [
      [48, 146],
      [172, 146],
    ],
    ring: [172, 92],
  },
  'repair-handle': {
    garment: handbag,
    colours: 'oxblood',
    view: [48, 14, 144],
    marks:
      yarn('M60 112C44 120 38 136 56 140C72 142 70 124 60 112', { colour: TAPE, width: 3 }) +
      needle([56, 140], [24, 166]) +
      yarn('M48 108l18 6M47 118l18 5M48 128l16 3', { colour: TAPE, width: 3 }),
  },
  'reline-bag': { garment: bagInside, colours: 'camel', view: [0, 0, 240] },
  'replace-bag-zip': { garment: bagZip, colours: 'denim', view: [0, 0, 240] },
  reheel: {
    garment: heels,
    colours: 'night',
    view: [14, 92, 152],
    marks:
      `<path d="M54 160H78L77 176H56Z" fill="${TAPE}" stroke="${INK}" stroke-width="2.25"/>` +
      cut('M36 157H98') +
      disc([118, 146], 'left'),
  },
  resole: {
    garment: ankleBoots,
    colours: 'oxblood',
    view: [48, 98, 180],
    marks:
      `<path d="M30 146L228 142C234 154 230 160 224 164L112 168C100 168 92 166 88 164L86 178H36Z" fill="#DDA974" stroke="${INK}" stroke-width="2.25"/>` +
      `<path d="M44 156L216 152" stroke="#6B1B2D" stroke-width="2.5" stroke-dasharray="7 5"/>` +
      cut('M18 112L228 108') +
      disc([150, 132], 'up'),
  },
  'mend-trainers': {
    garment: trainers,
    colours: 'sky',
    view: [44, 78, 150],
    marks:
      hole([56, 84], { rx: 17, ry: 13, loose: '#2C5B75' }) +
      yarn('M70 92C88 108 84 132 108 128', { colour: '#98334A' }) +
      needle([108, 128], [150, 156]),
  },
  'change-shoe-size': {
    garment: trainers,
    colours: 'tomato',
    view: [0, 54, 240],
    marks: spread(46, 30) + cut('M26 166H214'),
  },
}
