import type { ServicePicture } from './service.ts'
import { trouserServices } from './trousers.ts'

/** Keyed by the ids of the seeded services. */
export const SERVICES: Record<string, ServicePicture> = {
  ...trouserServices,
}
