import {
  denim,
  leather,
  plainLeather,
  sashiko,
  scuffs,
  threeCornered,
  tweed,
  wornThrough,
} from './cloth.ts'
import { bustledTrain, gownHem, longHem, trailingTrain } from './gowns.ts'
import { bobbles, frayedHole, inHole, knit, SWATCH, WOOLS } from './knit.ts'
import type { Wool } from './knit.ts'
import {
  jacketTo,
  leatherTo,
  newLining,
  panelledTop,
  panelledWaist,
  shoulderTo,
  strainedWaist,
  tightTop,
  wornLining,
} from './tailored.ts'

type Pair = { before: string; after: string }

const plain = (wool: Wool): string => knit(wool.ground, () => wool)

const rich = { colour: '#98334A', grain: '#5C1526' }
const faded = { colour: '#B0606F', grain: '#7A3344' }

/** What a garment looked like before and after, keyed by the service's id. */
export const SWATCHES: Record<string, Pair> = {
  'reweave-moth-holes': {
    before: plain(WOOLS.oxblood) + frayedHole(WOOLS.oxblood),
    after: plain(WOOLS.oxblood),
  },
  'darn-knit': {
    before: plain(WOOLS.sage) + frayedHole(WOOLS.sage),
    after: knit(WOOLS.sage.ground, (place) => (inHole(place) ? WOOLS.butter : WOOLS.sage)),
  },
  'patch-denim': { before: denim() + wornThrough(), after: denim() + sashiko() },
  'remove-bobbling': {
    before: plain(WOOLS.slate) + bobbles(WOOLS.slate),
    after: plain(WOOLS.slate),
  },
  'mend-tear': { before: tweed() + threeCornered(), after: tweed() },
  'recolour-leather': {
    before: leather(faded.colour, { grain: faded.grain, seed: 5 }) + scuffs(),
    after: leather(rich.colour, { grain: rich.grain, seed: 5 }),
  },
  'reline-jacket': { before: wornLining(), after: newLining() },
  'shorten-jacket': { before: jacketTo(404), after: jacketTo(338) },
  'narrow-shoulders': { before: shoulderTo(452), after: shoulderTo(384) },
  'add-side-panels': { before: tightTop(), after: panelledTop() },
  'add-waist-panels': { before: strainedWaist(denim()), after: panelledWaist(denim()) },
  'trim-leather-hem': {
    before: leatherTo(410, plainLeather(rich.colour, { grain: rich.grain, seed: 7 })),
    after: leatherTo(290, plainLeather(rich.colour, { grain: rich.grain, seed: 7 })),
  },
  'hem-wedding-dress': { before: longHem(), after: gownHem() },
  'add-bustle': { before: trailingTrain(), after: bustledTrain() },
}

export function swatchSvg(body: string): string {
  const { width, height } = SWATCH
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`
  )
}
