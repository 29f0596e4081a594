import { accessoryServices } from './accessories.ts'
import { dressServices } from './dresses.ts'
import { homeServices } from './home.ts'
import { knitwearServices } from './knitwear.ts'
import { outdoorServices } from './outdoor.ts'
import type { ServicePicture } from './service.ts'
import { tailoringServices } from './tailoring.ts'
import { topServices } from './tops.ts'
import { trouserServices } from './trousers.ts'
import { weddingServices } from './wedding.ts'

/** Keyed by the ids of the seeded services. */
export const SERVICES: Record<string, ServicePicture> = {
  ...trouserServices,
  ...topServices,
  ...dressServices,
  ...weddingServices,
  ...tailoringServices,
  ...knitwearServices,
  ...outdoorServices,
  ...accessoryServices,
  ...homeServices,
}
