import {
  jeans,
  jeansBack,
  leatherTrousers,
  tailoredTrousers,
  chinos,
} from '../garments/trousers.ts'
import { cut, cutLine, disc, patch, scissors, spread, squeeze } from '../kit/tools.ts'
import type { ServicePicture } from './service.ts'
import { flyZip, innerThigh, pocketBag, sideWedges, waistElastic } from './trouser-details.ts'

export const trouserServices: Record<string, ServicePicture> = {
  'shorten-hem': {
    garment: jeans,
    colours: 'denim',
    view: [32, 96, 176],
    cuts: cutLine([24, 118], [216, 118]),
    marks: disc([120, 146], 'up'),
    tape: [
      [69, 166],
      [69, 112],
    ],
    pins: [
      [50, 118],
      [96, 118],
    ],
  },
  'let-down-hem': {
    garment: chinos,
    colours: 'camel',
    view: [32, 88, 176],
    cuts: cutLine([24, 172], [216, 172]),
    marks: disc([120, 148], 'down'),
    tape: [
      [69, 92],
      [69, 172],
    ],
  },
  'take-in-waist': {
    garment: jeans,
    colours: 'denim',
    view: [44, 6, 152],
    marks: squeeze(66),
    tape: [
      [62, 40],
      [178, 40],
    ],
    pins: [
      [172, 26],
      [176, 80],
    ],
  },
  'let-out-waist': {
    garment: tailoredTrousers,
    colours: 'slate',
    view: [44, 6, 152],
    marks: spread(66),
    tape: [
      [62, 40],
      [178, 40],
    ],
  },
  'add-waist-panels': {
    garment: sideWedges,
    colours: 'camel',
    view: [44, 6, 152],
    marks: spread(100, 26),
    tape: [
      [58, 40],
      [182, 40],
    ],
  },
  'taper-legs': {
    garment: jeans,
    colours: 'denim',
    view: [32, 92, 176],
    cuts: cut('M66 10L84 158M174 10L156 158'),
    marks: squeeze(110),
    ring: [66, 66],
    tape: [
      [42, 148],
      [98, 148],
    ],
    pins: [
      [70, 30],
      [80, 140],
    ],
  },
  'take-in-seat': {
    garment: jeansBack,
    colours: 'denim',
    view: [52, 10, 136],
    cuts: cut('M120 58C112 84 108 118 104 150M120 58C128 84 132 118 136 150'),
    marks: squeeze(122, 66),
    pins: [
      [120, 66],
      [120, 146],
    ],
  },
  'cut-to-shorts': {
    garment: jeans,
    colours: 'denim',
    view: [32, 60, 176],
    cuts: cutLine([20, 102], [220, 102]),
    marks: scissors({ x: 150, y: 102, turn: 62 }),
    tape: [
      [62, 20],
      [56, 102],
    ],
  },
  'trim-leather-hem': {
    garment: leatherTrousers,
    colours: 'oxblood',
    view: [38, 100, 164],
    cuts: cutLine([28, 116], [212, 116]),
    marks: disc([120, 144], 'up'),
    tape: [
      [72, 172],
      [72, 112],
    ],
    pins: [
      [52, 116],
      [92, 116],
    ],
  },
  'resize-trousers-two-sizes': {
    garment: tailoredTrousers,
    colours: 'camel',
    view: [0, 18, 240],
    marks: squeeze(60, 50) + squeeze(120, 42),
  },
  'replace-fly-zip': { garment: flyZip, colours: 'tomato', view: [0, 0, 240] },
  'patch-denim': {
    garment: jeans,
    colours: 'denim',
    view: [38, 88, 140],
    marks: patch({ at: [86, 82], size: [56, 54], cross: true }),
  },
  'mend-inner-thigh': { garment: innerThigh, colours: 'denim', view: [62, 56, 116] },
  'repair-pocket': { garment: pocketBag, colours: 'navy', view: [0, 0, 240] },
  'replace-elastic': { garment: waistElastic, colours: 'sage', view: [0, 0, 240] },
}
