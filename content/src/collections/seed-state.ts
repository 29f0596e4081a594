import type { GlobalConfig } from 'payload'

/** Which state of the seed this database has taken in: document > hash of what the seed says about it. */
export const seedState: GlobalConfig = {
  slug: 'seed-state',
  access: { read: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    { name: 'hash', type: 'text' },
    { name: 'documents', type: 'json' },
  ],
}
