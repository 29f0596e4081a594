import { handbag } from '../garments/bags.ts'
import { bomberJacket, leatherJacket } from '../garments/coats.ts'
import { gilet, pufferJacket, raincoat, waxedJacket } from '../garments/outerwear.ts'
import { brush, drop, feather, popper, slider, tear, teeth, tin } from '../kit/mends.ts'
import { INK } from '../kit/palette.ts'
import { cut, disc, needle, patch, yarn } from '../kit/tools.ts'
import { brokenSlider } from './outdoor-details.ts'
import type { ServicePicture } from './service.ts'

const SEAM_TAPE =
  `<path d="M-6 70Q120 118 246 70L246 94Q120 142 -6 94Z" fill="#F4F6FB" fill-opacity=".9" stroke="${INK}" stroke-width="2.25"/>` +
  `<path d="M-6 82Q120 130 246 82" stroke="${INK}" stroke-width="1.5" stroke-dasharray="3 5"/>`

export const outdoorServices: Record<string, ServicePicture> = {
  'shorten-padded-sleeves': {
    garment: pufferJacket,
    colours: 'tomato',
    view: [0, 102, 140],
    cuts: cut('M24 98L124 112'),
    marks: disc([66, 142], 'up'),
    tape: [
      [66, 172],
      [76, 102],
    ],
    pins: [
      [40, 100],
      [112, 110],
    ],
  },
  'shorten-leather-sleeves': {
    garment: leatherJacket,
    colours: 'night',
    view: [0, 96, 144],
    cuts: cut('M24 98L112 118'),
    marks: disc([60, 156], 'up'),
    tape: [
      [54, 174],
      [72, 102],
    ],
    pins: [
      [40, 102],
      [98, 116],
    ],
  },
  'repair-leather-tear': {
    garment: leatherJacket,
    colours: 'cocoa',
    view: [48, 82, 112],
    marks:
      tear([98, 86], { scale: 1.35, behind: '#DDA974' }) +
      yarn('M118 66C140 56 150 84 172 70') +
      needle([172, 70], [212, 40]),
  },
  'recolour-leather': {
    garment: handbag,
    colours: 'camel',
    view: [14, 56, 180],
    marks:
      `<path d="M60 66C84 52 120 54 150 62C160 84 150 100 126 108C96 110 70 100 60 66Z" fill="#98334A" fill-opacity=".75"/>` +
      brush([150, 96], { turn: 40 }) +
      tin([196, 146], { fill: '#6B1B2D', content: '#98334A' }),
  },
  'replace-front-zip': {
    garment: bomberJacket,
    colours: 'sage',
    view: [60, 48, 120],
    marks: teeth('M120 -10V190', 12) + slider([120, 70]),
  },
  'replace-slider': { garment: brokenSlider, colours: 'denim', view: [0, 0, 240] },
  'replace-poppers': {
    garment: raincoat,
    colours: 'butter',
    view: [78, 92, 84],
    marks:
      popper([120, 63], 15) +
      popper([120, 149], 15) +
      popper([196, 96], 17) +
      popper([206, 138], 12),
  },
  'patch-padding': {
    garment: pufferJacket,
    colours: 'sky',
    view: [62, 74, 110],
    marks: patch({ at: [74, 88], size: [60, 48], colours: 'tomato' }),
  },
  'refill-padding': {
    garment: gilet,
    colours: 'navy',
    view: [60, 74, 120],
    marks:
      feather([70, 60], -30) +
      feather([104, 96], 24) +
      feather([60, 128], 50) +
      feather([170, 84], -16) +
      feather([186, 140], 36) +
      disc([120, 150], 'plus'),
  },
  rewax: {
    garment: waxedJacket,
    colours: 'moss',
    view: [56, 74, 128],
    marks:
      `<path d="M40 40C70 26 104 40 104 64C104 86 74 96 50 84Z" fill="#F4F2DC" fill-opacity=".3"/>` +
      `<path d="M52 58C58 44 92 44 98 60C104 72 96 84 84 84C72 92 54 84 50 74Z" fill="#F1E4CB" stroke="${INK}" stroke-width="2.25"/><path d="M60 62C70 56 84 58 90 66M60 74C68 70 76 72 82 78" stroke="${INK}" stroke-width="1.4"/>` +
      tin([186, 138], { fill: '#25381B', content: '#F8CE60' }),
  },
  'retape-seams': {
    garment: raincoat,
    colours: 'sky',
    view: [60, 66, 120],
    marks: SEAM_TAPE + drop([44, 24]) + drop([96, 40]) + drop([178, 18]) + drop([208, 42]),
  },
}
