import { casualShirt, formalShirt, overshirt, stripedShirt } from '../garments/shirts.ts'
import { longSleeveTop, tShirt, vestTop } from '../garments/tops.ts'
import { cut, cutLine, disc, needle, spread, squeeze, yarn } from '../kit/tools.ts'
import type { ServicePicture } from './service.ts'
import { bigButton, openSeam, shirtBack, topWithPanels } from './top-details.ts'

const SIDES = 'M70 76C79 110 80 140 75 180M170 76C161 110 160 140 165 180'

export const topServices: Record<string, ServicePicture> = {
  'shorten-top': {
    garment: tShirt,
    colours: 'tomato',
    view: [32, 92, 176],
    cuts: cutLine([24, 118], [216, 118]),
    marks: disc([120, 142], 'up'),
    tape: [
      [70, 166],
      [70, 116],
    ],
    pins: [
      [46, 118],
      [194, 118],
    ],
  },
  'shorten-plain-sleeves': {
    wide: true,
    garment: longSleeveTop,
    colours: 'oat',
    view: [0, 96, 150],
    cuts: cut('M20 122L108 134'),
    marks: disc([62, 152], 'up'),
    tape: [
      [60, 174],
      [68, 128],
    ],
    pins: [
      [34, 124],
      [98, 132],
    ],
  },
  'slim-t-shirt': {
    garment: tShirt,
    colours: 'sage',
    view: [20, 46, 200],
    cuts: cut(SIDES),
    marks: squeeze(124, 30),
    tape: [
      [62, 124],
      [180, 124],
    ],
  },
  'shorten-shirt-sleeves': {
    wide: true,
    garment: stripedShirt,
    colours: 'sky',
    view: [0, 100, 150],
    cuts: cut('M24 92L114 104'),
    marks: disc([62, 142], 'up'),
    tape: [
      [58, 176],
      [70, 98],
    ],
    pins: [
      [40, 94],
      [100, 102],
    ],
  },
  'slim-shirt': {
    wide: true,
    garment: formalShirt,
    colours: 'chalk',
    view: [20, 46, 200],
    cuts: cut(SIDES),
    marks: squeeze(124, 30),
    tape: [
      [62, 124],
      [180, 124],
    ],
    pins: [
      [76, 84],
      [76, 176],
    ],
  },
  'add-back-darts': {
    garment: shirtBack,
    colours: 'sky',
    view: [36, 56, 168],
    cuts: cut(
      'M88 50C80 86 80 118 90 160C98 118 98 86 88 50ZM152 50C160 86 160 118 150 160C142 118 142 86 152 50Z',
    ),
    pins: [
      [98, 50],
      [98, 164],
    ],
  },
  'raise-armholes': {
    garment: overshirt,
    colours: 'moss',
    view: [30, 36, 110],
    cuts: cut('M74 24C84 60 88 92 96 118C102 132 112 138 124 140'),
    marks: disc([124, 112], 'up'),
    pins: [
      [94, 40],
      [104, 136],
    ],
  },
  'shorten-straps': {
    garment: vestTop,
    colours: 'blush',
    view: [60, 14, 120],
    cuts: cut('M44 70H92M148 70H196'),
    marks: disc([120, 58], 'up'),
    tape: [
      [66, 110],
      [70, 24],
    ],
    pins: [
      [48, 70],
      [92, 70],
    ],
  },
  'add-side-panels': {
    garment: topWithPanels,
    colours: 'butter',
    view: [20, 46, 200],
    marks: spread(124, 28),
    tape: [
      [62, 96],
      [178, 96],
    ],
  },
  'replace-collar': {
    garment: stripedShirt,
    colours: 'sage',
    view: [66, 12, 108],
    marks:
      yarn('M62 96C72 112 86 124 92 138C96 156 120 160 150 148C168 142 176 150 184 156') +
      needle([214, 166], [178, 150]),
  },
  'replace-cuffs': {
    garment: casualShirt,
    colours: 'tomato',
    view: [-16, 128, 112],
    marks:
      `<path d="M86 166l-3 9M94 168l0 9M102 169l-2 9M110 171l3 8M118 172l-1 9M126 173l2 8M134 174l-2 8" stroke="#7C1F10" stroke-width="2"/>` +
      needle([214, 76], [168, 132]) +
      yarn('M168 132C158 144 148 150 140 150'),
  },
  'replace-buttons': { garment: bigButton, colours: 'navy', view: [0, 0, 240] },
  'resew-seam': { garment: openSeam, colours: 'sage', view: [0, 0, 240] },
}
