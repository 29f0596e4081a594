import { curtains, cushion, romanBlind } from '../garments/home.ts'
import { cut, cutLine, disc, squeeze } from '../kit/tools.ts'
import {
  blanketEdge,
  duvetCorner,
  headingTape,
  linedCurtain,
  tableclothCorner,
} from './home-details.ts'
import type { ServicePicture } from './service.ts'

export const homeServices: Record<string, ServicePicture> = {
  'shorten-curtains': {
    wide: true,
    garment: curtains,
    colours: 'navy',
    view: [20, 88, 200],
    cuts: cutLine([8, 116], [232, 116]),
    marks: disc([58, 138], 'up') + disc([182, 138], 'up'),
    tape: [
      [56, 156],
      [56, 96],
    ],
  },
  'narrow-curtains': {
    garment: curtains,
    colours: 'sage',
    view: [6, 24, 160],
    cuts: cut('M116 14V180'),
    marks: disc([168, 92], 'left'),
    tape: [
      [36, 120],
      [146, 120],
    ],
  },
  'change-heading': {
    wide: true,
    garment: curtains,
    colours: 'blush',
    view: [22, 18, 92],
    cuts: cutLine([10, 96], [216, 96]),
    ring: [100, 52],
  },
  'line-curtains': {
    garment: linedCurtain,
    colours: 'moss',
    view: [0, 40, 240],
    tape: [
      [84, 60],
      [164, 60],
    ],
  },
  'resize-blind': {
    garment: romanBlind,
    colours: 'sky',
    view: [0, 20, 240],
    cuts: cut('M62 30V150M178 30V150'),
    marks: squeeze(90, 26),
    tape: [
      [46, 128],
      [194, 128],
    ],
  },
  'resize-cushion': {
    wide: true,
    garment: cushion,
    colours: 'tomato',
    view: [0, 30, 240],
    cuts: cut('M62 32H178V148H62Z'),
    marks: squeeze(90, 22),
    tape: [
      [36, 90],
      [204, 90],
    ],
  },
  'hem-tablecloth': {
    garment: tableclothCorner,
    colours: 'denim',
    view: [0, 0, 240],
    tape: [
      [30, 48],
      [150, 48],
    ],
  },
  'repair-heading-tape': { garment: headingTape, colours: 'sage', view: [0, 0, 240] },
  'mend-bedding': { garment: duvetCorner, colours: 'sky', view: [0, 0, 240] },
  'edge-blanket': { garment: blanketEdge, colours: 'camel', view: [0, 0, 240] },
}
