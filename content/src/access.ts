import type { Access, CollectionConfig, FieldAccess, PayloadRequest } from 'payload'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/**
 * Roles, the least first. A viewer reads everything, drafts too. An editor also writes the catalogue and texts. An owner
 * also decides about users and partners.
 */
export const roles = ['viewer', 'editor', 'owner']

type Asker = Pick<PayloadRequest, 'user'>

/** Whether the user of a request has at least this role. Without a user nothing is allowed. */
export function mayActAs({ user }: Asker, least: 'viewer' | 'editor' | 'owner'): boolean {
  return Boolean(user) && roles.indexOf(String(user?.['role'])) >= roles.indexOf(least)
}

const anyone: Access = () => true
const viewers: Access = ({ req }) => mayActAs(req, 'viewer')
const editors: Access = ({ req }) => mayActAs(req, 'editor')
const owners: Access = ({ req }) => mayActAs(req, 'owner')
const published: Access = ({ req }) =>
  mayActAs(req, 'viewer') || { _status: { equals: 'published' } }

const writtenByEditors = {
  create: editors,
  update: editors,
  delete: editors,
} satisfies CollectionAccess

const writtenByOwners = {
  create: owners,
  update: owners,
  delete: owners,
} satisfies CollectionAccess

export const publicAccess: CollectionAccess = { ...writtenByEditors, read: anyone }

/** For collections with drafts: the public sees only published documents. */
export const publishedAccess: CollectionAccess = {
  ...writtenByEditors,
  read: published,
  readVersions: viewers,
}

export const partnerAccess: CollectionAccess = {
  ...writtenByOwners,
  read: published,
  readVersions: viewers,
}

/** For texts that only the api reads for the public. */
export const textAccess: CollectionAccess = {
  ...writtenByEditors,
  read: viewers,
  readVersions: viewers,
}

/** For what only an owner decides, and only the api reads for the public. */
export const decisionAccess: CollectionAccess = {
  ...writtenByOwners,
  read: viewers,
  readVersions: viewers,
}

/** Brands of partners are written from their description alone. */
const ownBrands: Access = ({ req }) => mayActAs(req, 'editor') && { partner: { exists: false } }

export const brandAccess: CollectionAccess = {
  create: editors,
  update: ownBrands,
  delete: ownBrands,
  read: anyone,
}

/** Others than owners see and change themselves only, such as their password. */
const ownersOrSelf: Access = ({ req }) =>
  mayActAs(req, 'owner') || (req.user ? { id: { equals: req.user.id } } : false)

export const userAccess: CollectionAccess = {
  create: owners,
  update: ownersOrSelf,
  delete: owners,
  read: ownersOrSelf,
  unlock: owners,
  admin: ({ req }) => mayActAs(req, 'viewer'),
}

export const ownersOnly: FieldAccess = ({ req }) => mayActAs(req, 'owner')
