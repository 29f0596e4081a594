/**
 * Everyday word > terms of the catalogue, with a confidence of up to 1. The terms are searched for in names and
 * descriptions of services.
 */
type Meaning = Readonly<Record<string, number>>

const tooLong: Meaning = { shorten: 1 }
const tooShort: Meaning = { 'let down': 1, longer: 0.8, lengthen: 0.8 }
const tooBig: Meaning = {
  'take in': 1,
  slim: 1,
  taper: 0.9,
  narrow: 0.9,
  resize: 0.8,
  darts: 0.6,
  elastic: 0.5,
  shape: 0.5,
}
const tooSmall: Meaning = {
  'let out': 1,
  widen: 1,
  panels: 0.9,
  bigger: 0.9,
  corset: 0.7,
  ease: 0.6,
  resize: 0.5,
}
const holed: Meaning = { hole: 1, darn: 1, reweave: 0.9, patch: 0.9, torn: 0.7, mend: 0.7 }
const ripped: Meaning = { tear: 1, torn: 1, mend: 0.8, stitch: 0.8, patch: 0.7, split: 0.7 }
const worn: Meaning = { worn: 1, frayed: 0.9, wear: 0.9, patch: 0.7, thin: 0.6, replace: 0.4 }
const faded: Meaning = { colour: 1, restore: 0.8, scuffs: 0.7 }
const unravelled: Meaning = { stitch: 1, snag: 0.9, ladder: 0.9, seam: 0.7 }
const bobbly: Meaning = { bobbling: 1 }

/** Words for faults: only their meanings count, not the words themselves ("long" is in many descriptions). */
export const problems: Readonly<Record<string, Meaning>> = {
  ...{ long: tooLong, longer: tooShort, lengthen: tooShort, hemming: { hem: 1, shorten: 0.9 } },
  ...{ short: tooShort, shorter: tooLong, shortening: tooLong },
  ...{ big: tooBig, large: tooBig, loose: tooBig, wide: tooBig, baggy: tooBig, huge: tooBig },
  ...{ smaller: tooBig, slimmer: tooBig, sag: tooBig, sagging: tooBig, oversized: tooBig },
  ...{ tight: tooSmall, small: tooSmall, snug: tooSmall, narrow: tooSmall, bigger: tooSmall },
  ...{ wider: tooSmall, shrunk: tooSmall, enlarge: tooSmall },
  ...{ hole: holed, holes: holed, holey: holed },
  ...{ rip: ripped, ripped: ripped, tear: ripped, torn: ripped, split: ripped, burst: ripped },
  ...{ worn: worn, wear: worn, frayed: worn, fraying: worn, threadbare: worn, thin: worn },
  ...{ faded: faded, scuffed: faded, scratched: faded, scuff: faded },
  ...{ unravelled: unravelled, unravelling: unravelled, snag: unravelled, snagged: unravelled },
  ...{ ladder: unravelled, undone: unravelled, pulled: unravelled },
  ...{ bobbles: bobbly, bobbly: bobbly, pilling: bobbly, bobble: bobbly },
  moths: { moth: 1, reweave: 0.8, darn: 0.7 },
  gaping: { gapes: 1, gaping: 1, darts: 0.8, neckline: 0.7, armholes: 0.6 },
  leaking: { waterproof: 1, seams: 0.6, leak: 0.8, rewax: 0.8 },
  wet: { waterproof: 1, rewax: 0.9 },
  crotch: { thigh: 1, seat: 0.6 },
  stuck: { slider: 1, zip: 0.8 },
}

/** Synonyms for garments and their parts, used besides the word itself. */
export const otherWords: Readonly<Record<string, readonly string[]>> = {
  pants: ['trousers'],
  slacks: ['trousers'],
  denim: ['jeans', 'denim'],
  jogger: ['joggers'],
  sweatpants: ['joggers'],
  tracksuit: ['joggers'],
  leggings: ['joggers'],
  sweater: ['jumper'],
  pullover: ['jumper'],
  knit: ['jumper', 'knitted', 'knitwear'],
  tee: ['tshirt'],
  tux: ['dinner'],
  tuxedo: ['dinner'],
  bridal: ['wedding'],
  bride: ['wedding'],
  gown: ['gown', 'dress'],
  frock: ['dress'],
  sneakers: ['trainers'],
  purse: ['handbag'],
  rucksack: ['backpack'],
  drapes: ['curtains'],
  anorak: ['raincoat'],
  parka: ['puffer', 'raincoat'],
  mac: ['trench', 'raincoat'],
  barbour: ['waxed'],
  duvet: ['duvet', 'puffer'],
  overcoat: ['overcoat', 'coat'],
  jacket: ['jacket', 'blazer'],
  turtleneck: ['polo neck'],
  top: ['top', 'tshirt'],
  bodywarmer: ['gilet'],
  shoe: ['shoes', 'trainers', 'boots'],
  zipper: ['zip'],
  popper: ['press studs', 'poppers'],
  snap: ['press studs', 'poppers'],
  lining: ['lining', 'reline'],
  hem: ['hem', 'shorten'],
  heel: ['reheel', 'heel'],
  sole: ['resole', 'sole'],
  sleeve: ['sleeves'],
  cuff: ['cuffs'],
  waistband: ['waist'],
  arm: ['sleeves'],
  leg: ['legs', 'hem'],
}
