import type { ServiceSeed } from '#src/seed/seed-types.ts'
import { services as bagsAndShoes } from './services/bags-and-shoes.ts'
import { services as dresses } from './services/dresses.ts'
import { services as home } from './services/home.ts'
import { services as jacketRepairs } from './services/jacket-repairs.ts'
import { services as jackets } from './services/jackets.ts'
import { services as knitwear } from './services/knitwear.ts'
import { services as leatherAndOutdoor } from './services/leather-and-outdoor.ts'
import { services as shirtRepairs } from './services/shirt-repairs.ts'
import { services as skirts } from './services/skirts.ts'
import { services as topsAndShirts } from './services/tops-and-shirts.ts'
import { services as trouserRepairs } from './services/trouser-repairs.ts'
import { services as trousers } from './services/trousers.ts'
import { services as wedding } from './services/wedding.ts'

/** All families in the display order of an item's services. */
export const services: readonly ServiceSeed[] = [
  ...trousers,
  ...trouserRepairs,
  ...topsAndShirts,
  ...shirtRepairs,
  ...skirts,
  ...dresses,
  ...wedding,
  ...jackets,
  ...jacketRepairs,
  ...knitwear,
  ...leatherAndOutdoor,
  ...bagsAndShoes,
  ...home,
]
