import { casualBlazer, overcoat, trenchCoat } from '../garments/coats.ts'
import { jacketBack, openJacket, suitJacket, waistcoatBack } from '../garments/tailoring.ts'
import { ovalPatch, tear } from '../kit/mends.ts'
import { cut, cutLine, disc, needle, squeeze, yarn } from '../kit/tools.ts'
import { tornCloth } from './cloth-details.ts'
import type { ServicePicture } from './service.ts'

export const tailoringServices: Record<string, ServicePicture> = {
  'shorten-jacket-sleeves': {
    wide: true,
    garment: suitJacket,
    colours: 'navy',
    view: [104, 108, 140],
    cuts: cut('M118 96L202 84'),
    marks: disc([218, 128], 'up'),
    tape: [
      [170, 166],
      [158, 92],
    ],
    pins: [
      [124, 96],
      [198, 86],
    ],
  },
  'take-in-jacket': {
    wide: true,
    garment: suitJacket,
    colours: 'slate',
    view: [30, 44, 180],
    cuts: cut('M62 86C74 116 74 140 64 172M178 86C166 116 166 140 176 172'),
    marks: squeeze(124, 26),
    tape: [
      [56, 134],
      [184, 134],
    ],
    pins: [
      [84, 88],
      [82, 172],
    ],
  },
  'let-out-jacket': {
    wide: true,
    garment: jacketBack,
    colours: 'navy',
    view: [30, 40, 180],
    cuts: cut('M112 30V160M128 30V160'),
    marks: disc([82, 96], 'left') + disc([158, 96], 'right'),
    tape: [
      [56, 124],
      [184, 124],
    ],
  },
  'shorten-jacket': {
    garment: casualBlazer,
    colours: 'moss',
    view: [28, 92, 184],
    cuts: cutLine([24, 126], [216, 126]),
    marks: disc([120, 152], 'up'),
    tape: [
      [72, 164],
      [72, 122],
    ],
    pins: [
      [54, 126],
      [186, 126],
    ],
  },
  'narrow-shoulders': {
    garment: casualBlazer,
    colours: 'camel',
    view: [26, 22, 120],
    cuts: cut('M90 38C94 70 102 110 104 160'),
    marks: disc([44, 62], 'right'),
    tape: [
      [64, 46],
      [150, 18],
    ],
    pins: [
      [104, 52],
      [116, 150],
    ],
  },
  'shorten-coat': {
    garment: overcoat,
    colours: 'camel',
    view: [28, 98, 184],
    cuts: cutLine([28, 126], [212, 126]),
    marks: disc([96, 152], 'up'),
    tape: [
      [72, 170],
      [74, 122],
    ],
    pins: [
      [58, 126],
      [182, 126],
    ],
  },
  'take-in-waistcoat': {
    garment: waistcoatBack,
    colours: 'oxblood',
    view: [44, 62, 152],
    marks: squeeze(128, 28),
    pins: [
      [140, 40],
      [140, 110],
    ],
  },
  'move-buttons': {
    garment: trenchCoat,
    colours: 'oat',
    view: [84, 72, 100],
    cuts: cut('M186 20V100M186 140V176'),
    marks: disc([120, 66], 'right'),
    pins: [
      [206, 30],
      [206, 100],
    ],
  },
  'remake-jacket-two-sizes': {
    garment: suitJacket,
    colours: 'camel',
    view: [0, 30, 240],
    marks: squeeze(64, 26) + squeeze(130, 22),
  },
  'reline-jacket': { garment: openJacket, colours: 'navy', view: [28, 26, 184] },
  'mend-lining': {
    garment: openJacket,
    colours: 'slate',
    view: [72, 76, 108],
    marks:
      tear([118, 90], { scale: 1.3, behind: '#F1E4CB' }) +
      yarn('M136 132C150 150 168 140 178 120', { colour: '#22303D' }) +
      needle([178, 120], [206, 76]),
  },
  'elbow-patches': {
    garment: casualBlazer,
    colours: 'sage',
    view: [0, 64, 140],
    marks: ovalPatch([70, 118], { turn: 9 }),
  },
  'mend-tear': { garment: tornCloth, colours: 'slate', view: [0, 0, 240] },
}
