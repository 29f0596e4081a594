import type { BasketEntry } from '@darnley/contract/basket'
import type { NewTask } from './repository.ts'

const CHECK = 'Press and check'

/**
 * Returns a task for each service of a garment that is not left out, and a last look by a colleague; none when all of
 * its work is left out. A task keeps its place when another is left out.
 */
export function wantedTasks(
  { serviceDetails }: BasketEntry,
  leftOut: ReadonlySet<string>,
): NewTask[] {
  const work = serviceDetails.flatMap(({ id, service, subserviceDetails }, position) => {
    if (leftOut.has(id)) return []
    const { name } = service
    const part = subserviceDetails ? `: ${subserviceDetails.subservice.name}` : ''
    return [{ position, name: name + part, isCheck: false }]
  })
  if (work.length === 0) return []
  return [...work, { position: serviceDetails.length, name: CHECK, isCheck: true }]
}
