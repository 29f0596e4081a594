import type { Access, CollectionConfig } from 'payload'

type CollectionAccess = NonNullable<CollectionConfig['access']>

const anyone: Access = () => true
const editors: Access = ({ req }) => Boolean(req.user)
const published: Access = ({ req }) => Boolean(req.user) || { _status: { equals: 'published' } }

const writtenByEditors = {
  create: editors,
  update: editors,
  delete: editors,
} satisfies CollectionAccess

export const publicAccess: CollectionAccess = { ...writtenByEditors, read: anyone }

/** For collections with drafts: the public sees only published documents. */
export const publishedAccess: CollectionAccess = {
  ...writtenByEditors,
  read: published,
  readVersions: editors,
}

export const editorsAccess: CollectionAccess = { ...writtenByEditors, read: editors }
