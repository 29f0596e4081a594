import { backpack, belt, handbag, pocketBag, toteBag } from './garments/bags.ts'
import {
  blanket,
  curtains,
  cushion,
  duvetCover,
  romanBlind,
  tablecloth,
  tiedCurtains,
} from './garments/home.ts'
import { ankleBoots, heels, trainers } from './garments/shoes.ts'
import {
  buttonedSkirt,
  maxiSkirt,
  midiSkirt,
  miniSkirt,
  pencilSkirt,
  pleatedSkirt,
} from './garments/skirts.ts'
import {
  ballSkirtDress,
  bridesmaidDress,
  eveningGown,
  veil,
  weddingDress,
} from './garments/wedding.ts'
import {
  bomberJacket,
  casualBlazer,
  denimJacket,
  leatherJacket,
  overcoat,
  trenchCoat,
} from './garments/coats.ts'
import {
  dayDress,
  jumpsuit,
  maxiDress,
  playsuit,
  shirtDress,
  slipDress,
  sundress,
} from './garments/dresses.ts'
import { beanie, cardigan, jumper, knittedDress, poloNeck, scarf } from './garments/knitwear.ts'
import {
  blouse,
  casualShirt,
  dressShirt,
  formalShirt,
  overshirt,
  stripedShirt,
} from './garments/shirts.ts'
import { longSleeveTop, poloShirt, sweatshirt, tShirt, vestTop } from './garments/tops.ts'
import {
  chinos,
  jeans,
  joggers,
  leatherTrousers,
  shorts,
  suitTrousers,
  tailoredTrousers,
  turnedUpJeans,
} from './garments/trousers.ts'
import {
  fleece,
  gilet,
  pufferJacket,
  raincoat,
  skiJacket,
  waxedJacket,
} from './garments/outerwear.ts'
import {
  dinnerJacket,
  morningCoat,
  pinstripeJacket,
  suitJacket,
  waistcoat,
} from './garments/tailoring.ts'
import type { ColourwayName } from './kit/palette.ts'
import type { Garment } from './kit/pen.ts'

type Dressed = readonly [Garment, ColourwayName]

/** Keyed by the ids of the seeded catalogue. */
export const CATEGORIES: Record<string, Dressed> = {
  tops: [tShirt, 'tomato'],
  shirts: [stripedShirt, 'sky'],
  trousers: [turnedUpJeans, 'denim'],
  knitwear: [jumper, 'oxblood'],
  skirts: [buttonedSkirt, 'blush'],
  dresses: [sundress, 'butter'],
  wedding: [weddingDress, 'chalk'],
  'bags-shoes': [pocketBag, 'butter'],
  home: [tiedCurtains, 'sage'],
  suits: [suitJacket, 'navy'],
  coats: [trenchCoat, 'camel'],
  outerwear: [pufferJacket, 'tomato'],
}

export const ITEMS: Record<string, Dressed> = {
  't-shirt': [tShirt, 'butter'],
  'long-sleeve-top': [longSleeveTop, 'oat'],
  'vest-top': [vestTop, 'blush'],
  'polo-shirt': [poloShirt, 'sage'],
  sweatshirt: [sweatshirt, 'slate'],
  'formal-shirt': [formalShirt, 'chalk'],
  'casual-shirt': [casualShirt, 'tomato'],
  blouse: [blouse, 'blush'],
  'dress-shirt': [dressShirt, 'chalk'],
  overshirt: [overshirt, 'moss'],
  jeans: [jeans, 'denim'],
  chinos: [chinos, 'camel'],
  'tailored-trousers': [tailoredTrousers, 'slate'],
  'leather-trousers': [leatherTrousers, 'oxblood'],
  joggers: [joggers, 'sage'],
  shorts: [shorts, 'tomato'],
  'suit-trousers': [suitTrousers, 'navy'],
  'day-dress': [dayDress, 'tomato'],
  'shirt-dress': [shirtDress, 'sky'],
  'slip-dress': [slipDress, 'sage'],
  'maxi-dress': [maxiDress, 'navy'],
  jumpsuit: [jumpsuit, 'oxblood'],
  playsuit: [playsuit, 'blush'],
  'mini-skirt': [miniSkirt, 'denim'],
  'pencil-skirt': [pencilSkirt, 'slate'],
  'midi-skirt': [midiSkirt, 'moss'],
  'pleated-skirt': [pleatedSkirt, 'butter'],
  'maxi-skirt': [maxiSkirt, 'oxblood'],
  'wedding-dress': [weddingDress, 'oat'],
  'bridesmaid-dress': [bridesmaidDress, 'sage'],
  'evening-gown': [eveningGown, 'plum'],
  'prom-dress': [ballSkirtDress, 'blush'],
  veil: [veil, 'chalk'],
  handbag: [handbag, 'oxblood'],
  'tote-bag': [toteBag, 'oat'],
  backpack: [backpack, 'denim'],
  boots: [ankleBoots, 'cocoa'],
  heels: [heels, 'tomato'],
  trainers: [trainers, 'sky'],
  belt: [belt, 'cocoa'],
  curtains: [curtains, 'navy'],
  'roman-blind': [romanBlind, 'oat'],
  'cushion-cover': [cushion, 'tomato'],
  tablecloth: [tablecloth, 'denim'],
  'duvet-cover': [duvetCover, 'sky'],
  'wool-blanket': [blanket, 'camel'],
  'suit-jacket': [pinstripeJacket, 'navy'],
  waistcoat: [waistcoat, 'moss'],
  'dinner-jacket': [dinnerJacket, 'night'],
  'morning-coat': [morningCoat, 'slate'],
  'trench-coat': [trenchCoat, 'oat'],
  'wool-overcoat': [overcoat, 'camel'],
  blazer: [casualBlazer, 'moss'],
  'denim-jacket': [denimJacket, 'denim'],
  'leather-jacket': [leatherJacket, 'night'],
  'bomber-jacket': [bomberJacket, 'sage'],
  'puffer-jacket': [pufferJacket, 'butter'],
  gilet: [gilet, 'navy'],
  'waxed-jacket': [waxedJacket, 'moss'],
  raincoat: [raincoat, 'butter'],
  'ski-jacket': [skiJacket, 'sky'],
  fleece: [fleece, 'oat'],
  jumper: [jumper, 'moss'],
  cardigan: [cardigan, 'camel'],
  'polo-neck': [poloNeck, 'oat'],
  'knitted-dress': [knittedDress, 'plum'],
  scarf: [scarf, 'butter'],
  beanie: [beanie, 'tomato'],
}
