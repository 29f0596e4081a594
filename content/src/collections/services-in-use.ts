import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { mayActAs } from '#src/access.ts'

/** An editor does not delete a service that an item offers; an owner may. */
export const keepServicesInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user || mayActAs(req, 'owner')) return
  const { docs } = await req.payload.find({
    collection: 'items',
    where: { services: { in: [id] } },
    limit: 1,
    depth: 0,
    req,
  })
  const [item] = docs
  if (item)
    throw new APIError(
      `${String(item['name'])} offers this service: take it out of the item first, or ask an owner.`,
      409,
      null,
      true,
    )
}
