import type { CollectionAfterReadHook, CollectionConfig, SharpDependency } from 'payload'
import { publicAccess } from '#src/access.ts'
import { textId } from '#src/fields/text-id.ts'
import {
  inStore,
  type PictureStore,
  putPicture,
  removePicture,
} from '#src/pictures/picture-store.ts'
import { lightenPicture } from './light-picture.ts'

/** Adds a version to the URL, so that a picture can be cached forever. */
const withVersion: CollectionAfterReadHook = ({ doc }) => {
  if (typeof doc.url !== 'string' || doc.url.includes('?')) return doc
  const version = new Date(doc.updatedAt).getTime().toString(36)
  return { ...doc, url: `${doc.url}?v=${version}` }
}

interface MediaOptions {
  readonly folder: string
  /** Null: pictures are kept in the folder. */
  readonly store: PictureStore | null
  readonly sharp: SharpDependency
}

export function media({ folder, store, sharp }: MediaOptions): CollectionConfig {
  return {
    slug: 'media',
    access: publicAccess,
    defaultPopulate: { url: true, alt: true, width: true, height: true },
    forceSelect: { filename: true, updatedAt: true },
    hooks: {
      beforeOperation: [lightenPicture(sharp)],
      afterRead: [withVersion],
      ...(store && { afterChange: [putPicture(store)], afterDelete: [removePicture(store)] }),
    },
    upload: {
      staticDir: folder,
      ...(store && inStore(store)),
      mimeTypes: ['image/svg+xml', 'image/webp', 'image/avif', 'image/png', 'image/jpeg'],
      crop: false,
      focalPoint: false,
    },
    fields: [textId('alt'), { name: 'alt', type: 'text', required: true }],
  }
}
