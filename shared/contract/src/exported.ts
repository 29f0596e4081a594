import * as errors from './errors.ts'
import { resources } from './resources.ts'

/**
 * Maps a call or a schema to the name under which the contract exports it. The OpenAPI document uses these names for
 * its operations and components, so that a generated SDK has the names of this code, such as `getBasket` and
 * `BasketEntry`.
 */
export const exportedNames: ReadonlyMap<unknown, string> = new Map(
  [...resources, errors].flatMap((resource) =>
    Object.entries(resource).map(([name, value]) => [value, name]),
  ),
)
