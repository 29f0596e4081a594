import { dressServices } from './dresses.ts'
import type { ServicePicture } from './service.ts'
import { topServices } from './tops.ts'
import { trouserServices } from './trousers.ts'

/** Keyed by the ids of the seeded services. */
export const SERVICES: Record<string, ServicePicture> = {
  ...trouserServices,
  ...topServices,
  ...dressServices,
}
