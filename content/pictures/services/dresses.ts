import { dayDress, dressBack, shirtDress, sundress } from '../garments/dresses.ts'
import { buttonedSkirt, pencilSkirt, pleatedSkirt } from '../garments/skirts.ts'
import { slider, teeth } from '../kit/mends.ts'
import { cut, cutLine, disc, scissors, spread, squeeze } from '../kit/tools.ts'
import { hookAndEye, linedSkirt, skirtWithGodets } from './dress-details.ts'
import type { ServicePicture } from './service.ts'

export const dressServices: Record<string, ServicePicture> = {
  'shorten-skirt': {
    garment: buttonedSkirt,
    colours: 'blush',
    view: [24, 92, 192],
    cuts: cutLine([16, 116], [224, 116]),
    marks: disc([78, 140], 'up'),
    tape: [
      [66, 158],
      [72, 114],
    ],
    pins: [
      [50, 116],
      [190, 116],
    ],
  },
  'let-down-skirt': {
    garment: pleatedSkirt,
    colours: 'butter',
    view: [20, 84, 200],
    cuts: cutLine([12, 170], [228, 170]),
    marks: disc([120, 132], 'down'),
    tape: [
      [78, 108],
      [66, 170],
    ],
  },
  'take-in-skirt-waist': {
    garment: pencilSkirt,
    colours: 'slate',
    view: [48, 12, 144],
    marks: squeeze(60, 32),
    tape: [
      [64, 44],
      [178, 44],
    ],
    pins: [
      [168, 40],
      [172, 96],
    ],
  },
  'widen-skirt': {
    garment: skirtWithGodets,
    colours: 'moss',
    view: [16, 76, 208],
    marks: spread(120, 22),
    tape: [
      [46, 152],
      [194, 152],
    ],
  },
  'open-slit': {
    garment: pencilSkirt,
    colours: 'plum',
    view: [56, 112, 128],
    cuts: cut('M124 34V98'),
    marks: scissors({ x: 124, y: 100, turn: -8 }),
    tape: [
      [72, 170],
      [72, 60],
    ],
    pins: [
      [140, 46],
      [140, 150],
    ],
  },
  'line-skirt': { garment: linedSkirt, colours: 'sky', view: [20, 72, 200], ring: [120, 110] },
  'shorten-dress': {
    garment: dayDress,
    colours: 'tomato',
    view: [24, 92, 192],
    cuts: cutLine([16, 122], [224, 122]),
    marks: disc([120, 146], 'up'),
    tape: [
      [66, 162],
      [74, 120],
    ],
    pins: [
      [56, 122],
      [184, 122],
    ],
  },
  'take-in-dress': {
    garment: shirtDress,
    colours: 'sky',
    view: [40, 56, 160],
    cuts: cut('M76 44C86 76 84 104 66 150M164 44C154 76 156 104 174 150'),
    marks: squeeze(90, 32),
    tape: [
      [68, 90],
      [174, 90],
    ],
    pins: [
      [96, 54],
      [92, 130],
    ],
  },
  'raise-neckline': {
    garment: sundress,
    colours: 'butter',
    view: [60, 18, 120],
    cuts: cut('M88 44C100 70 112 82 120 84C128 82 140 70 152 44'),
    marks: disc([120, 122], 'up'),
    pins: [
      [86, 76],
      [154, 76],
    ],
  },
  'add-bust-darts': {
    garment: dayDress,
    colours: 'sage',
    view: [66, 40, 108],
    cuts: cut('M32 104L88 112L38 134M208 104L152 112L202 134'),
    pins: [
      [38, 124],
      [110, 124],
    ],
  },
  'replace-concealed-zip': {
    garment: dressBack,
    colours: 'oxblood',
    view: [56, 26, 128],
    marks: teeth('M120 32V138', 8) + slider([120, 44], 0.7),
  },
  'replace-hooks': { garment: hookAndEye, colours: 'blush', view: [0, 0, 240] },
}
