import type { CategorySeed } from '#src/seed/seed-types.ts'
import { category as bagsShoes } from './categories/bags-shoes.ts'
import { category as coats } from './categories/coats.ts'
import { category as dresses } from './categories/dresses.ts'
import { category as home } from './categories/home.ts'
import { category as knitwear } from './categories/knitwear.ts'
import { category as outerwear } from './categories/outerwear.ts'
import { category as shirts } from './categories/shirts.ts'
import { category as skirts } from './categories/skirts.ts'
import { category as suits } from './categories/suits.ts'
import { category as tops } from './categories/tops.ts'
import { category as trousers } from './categories/trousers.ts'
import { category as wedding } from './categories/wedding.ts'

/** In display order. */
export const categories: readonly CategorySeed[] = [
  tops,
  shirts,
  trousers,
  skirts,
  dresses,
  wedding,
  suits,
  coats,
  knitwear,
  outerwear,
  bagsShoes,
  home,
]
