import { gownBack, veil, weddingDress } from '../garments/wedding.ts'
import { cut, disc, squeeze } from '../kit/tools.ts'
import type { ServicePicture } from './service.ts'
import { beading, bustledGown, corsetBack, laceMotif, sleevedGown } from './wedding-details.ts'

export const weddingServices: Record<string, ServicePicture> = {
  'hem-wedding-dress': {
    garment: weddingDress,
    colours: 'chalk',
    view: [20, 88, 200],
    cuts: cut('M24 122Q120 144 216 122'),
    marks: disc([120, 152], 'up'),
    tape: [
      [88, 166],
      [92, 126],
    ],
    pins: [
      [50, 132],
      [190, 132],
    ],
  },
  'add-bustle': {
    garment: bustledGown,
    colours: 'oat',
    view: [6, 56, 228],
    cuts: cut('M56 160C64 118 88 96 112 90M184 160C176 118 152 96 128 90'),
    marks: disc([120, 132], 'up'),
    pins: [
      [66, 96],
      [174, 96],
    ],
  },
  'shorten-train': {
    garment: gownBack,
    colours: 'chalk',
    view: [0, 62, 240],
    cuts: cut('M34 116Q120 148 206 116'),
    marks: disc([120, 152], 'up'),
    tape: [
      [70, 162],
      [74, 126],
    ],
    pins: [
      [46, 128],
      [194, 128],
    ],
  },
  'take-in-bodice': {
    garment: weddingDress,
    colours: 'blush',
    view: [64, 34, 112],
    cuts: cut('M66 54C76 92 78 118 80 150M174 54C164 92 162 118 160 150'),
    marks: squeeze(106, 28),
    pins: [
      [94, 60],
      [98, 140],
    ],
  },
  'add-corset-back': {
    garment: corsetBack,
    colours: 'oat',
    view: [64, 38, 112],
    tape: [
      [58, 118],
      [182, 118],
    ],
  },
  'add-sleeves': {
    wide: true,
    garment: sleevedGown,
    colours: 'chalk',
    view: [40, 28, 160],
    tape: [
      [66, 30],
      [34, 136],
    ],
    ring: [50, 70],
  },
  'shorten-veil': {
    wide: true,
    garment: veil,
    colours: 'chalk',
    view: [0, 56, 240],
    cuts: cut('M26 104Q120 134 214 104'),
    marks: disc([120, 146], 'up'),
    tape: [
      [74, 168],
      [80, 112],
    ],
    ring: [120, 150],
  },
  'repair-beading': { garment: beading, colours: 'plum', view: [0, 0, 240] },
  'repair-lace': { garment: laceMotif, colours: 'sage', view: [0, 0, 240] },
}
