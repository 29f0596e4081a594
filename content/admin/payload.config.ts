import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { collections } from '../src/collections/collections.ts'
import { seedState } from '../src/collections/seed-state.ts'
import { priceEndpoints } from '../src/prices/endpoints.ts'
import { adminSession } from '../src/rules/admin-session.ts'
import { mostBytes } from '../src/rules/picture-size.ts'
import { formerSessions } from '../src/collections/former-sessions.ts'
import { forAdmin } from './collections/for-admin.ts'
import { withPreview } from './collections/with-preview.ts'
import { ensureDemoUsers } from './demo-users.ts'
import { readEnvironment } from './environment.ts'
import { pictureBucket } from './picture-bucket.ts'
import { editor } from './fields/editor.ts'

const environment = readEnvironment(process.env)
const { databaseUrl, secret, formerSecrets, mediaFolder, mediaBucket, demo } = environment
const { address, port, previews } = environment
const { csrf, cors, cookies } = adminSession(address, port)

/** The content service's collections and database with an admin. */
export default buildConfig({
  secret,
  // The content service sees a change when its cache expires, within five seconds.
  collections: collections({
    mediaFolder,
    pictures: mediaBucket && pictureBucket(mediaBucket),
    sharp,
    onChange: () => {},
  })
    .map((collection) => forAdmin(collection, editor))
    .map((collection) => withPreview(collection, previews))
    .map((collection) => (collection.auth ? { ...collection, auth: { cookies } } : collection))
    .map((collection) => formerSessions(collection, formerSecrets)),
  csrf,
  cors,
  upload: {
    // A file is read into memory before its rules see it.
    limits: { fileSize: mostBytes },
    abortOnLimit: true,
    responseOnLimit: 'This file has more than 10 MB: save the picture smaller, with 1200 pixels.',
  },
  globals: [seedState],
  endpoints: priceEndpoints,
  editor,
  db: postgresAdapter({
    pool: { connectionString: databaseUrl, max: 5 },
    // The schema belongs to the content service's migrations.
    push: false,
    disableCreateDatabase: true,
  }),
  admin: {
    user: 'users',
    // The browser would otherwise request gravatar.com.
    avatar: 'default',
    components: {
      beforeDashboard: ['/dashboard/to-do.tsx#ToDo'],
      beforeNavLinks: ['/prices/nav-link.tsx#NavLink'],
      views: { prices: { Component: '/prices/prices-view.tsx#PricesView', path: '/prices' } },
    },
    meta: { titleSuffix: ' · Catalogue', defaultOGImageType: 'off' },
    importMap: {
      baseDir: import.meta.dirname,
      importMapFile: `${import.meta.dirname}/generated/import-map.js`,
    },
  },
  graphQL: { disable: true },
  telemetry: false,
  typescript: { autoGenerate: false },
  onInit: async (payload) => {
    if (demo) await ensureDemoUsers(payload)
  },
})
