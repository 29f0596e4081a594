import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { ownersOnly, roles, userAccess } from '#src/access.ts'

/** The first user of a database has to be able to make others. */
const firstIsOwner: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? { ...data, role: 'owner' } : data
}

/** People who sign in only at the admin, each in a role. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: true,
  access: userAccess,
  admin: { useAsTitle: 'email' },
  hooks: { beforeChange: [firstIsOwner] },
  fields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      options: roles,
      defaultValue: 'viewer',
      saveToJWT: true,
      access: { create: ownersOnly, update: ownersOnly },
    },
  ],
}
