import type { GlobalConfig } from 'payload'

/** The seed's state in this database: a hash of the seed's data for each document. */
export const seedState: GlobalConfig = {
  slug: 'seed-state',
  access: { read: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    { name: 'hash', type: 'text' },
    { name: 'documents', type: 'json' },
  ],
}
