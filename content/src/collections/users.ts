import type { CollectionConfig } from 'payload'
import { editorsAccess } from '#src/access.ts'

/** Editors, who sign in only at the admin. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: true,
  access: editorsAccess,
  admin: { useAsTitle: 'email' },
  fields: [],
}
