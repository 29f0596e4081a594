import type { CollectionBeforeChangeHook, TextField } from 'payload'

/** Writes who changed a document. The api says which owner it writes for; a seed has no user. */
export const signChange: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, changedBy: req.user['email'] } : data

/** Returns the field of who changed a document last, which no form writes. */
export function changedByField(): TextField {
  return {
    name: 'changedBy',
    type: 'text',
    access: { read: ({ req }) => Boolean(req.user), create: () => false, update: () => false },
    admin: { readOnly: true },
  }
}
