import { cardigan, jumper } from '../garments/knitwear.ts'
import { cut, cutLine, disc, spread } from '../kit/tools.ts'
import { bobbles, darnedKnit, ladder, mothHole, ravelledEdge } from './cloth-details.ts'
import type { ServicePicture } from './service.ts'

export const knitwearServices: Record<string, ServicePicture> = {
  'shorten-knit-body': {
    wide: true,
    garment: jumper,
    colours: 'oxblood',
    view: [32, 94, 176],
    cuts: cutLine([24, 88], [216, 88]),
    marks: disc([120, 112], 'up'),
    tape: [
      [72, 166],
      [72, 86],
    ],
  },
  'shorten-knit-sleeves': {
    wide: true,
    garment: cardigan,
    colours: 'camel',
    view: [0, 100, 150],
    cuts: cut('M26 92L114 102'),
    marks: disc([66, 144], 'up'),
    tape: [
      [66, 168],
      [74, 96],
    ],
    pins: [
      [40, 94],
      [102, 100],
    ],
  },
  'darn-knit': { garment: darnedKnit, colours: 'oxblood', view: [0, 0, 240] },
  'reweave-moth-holes': { garment: mothHole, colours: 'moss', view: [0, 0, 240] },
  'reknit-cuffs': { garment: ravelledEdge, colours: 'sage', view: [0, 0, 240] },
  'catch-ladder': { garment: ladder, colours: 'plum', view: [0, 0, 240] },
  'remove-bobbling': { garment: bobbles, colours: 'slate', view: [0, 0, 240] },
  'enlarge-knit': {
    garment: jumper,
    colours: 'sky',
    view: [0, 30, 240],
    marks: spread(70, 22) + spread(132, 20),
  },
}
