import type { CollectionAfterReadHook, CollectionConfig, SharpDependency } from 'payload'
import { publicAccess } from '#src/access.ts'
import { textId } from '#src/fields/text-id.ts'
import { lightenPicture } from './light-picture.ts'

/** Adds a version to the URL, so that a picture can be cached forever. */
const withVersion: CollectionAfterReadHook = ({ doc }) => {
  if (typeof doc.url !== 'string' || doc.url.includes('?')) return doc
  const version = new Date(doc.updatedAt).getTime().toString(36)
  return { ...doc, url: `${doc.url}?v=${version}` }
}

export function media(folder: string, sharp: SharpDependency): CollectionConfig {
  return {
    slug: 'media',
    access: publicAccess,
    defaultPopulate: { url: true, alt: true, width: true, height: true },
    forceSelect: { filename: true, updatedAt: true },
    hooks: { beforeOperation: [lightenPicture(sharp)], afterRead: [withVersion] },
    upload: {
      staticDir: folder,
      mimeTypes: ['image/svg+xml', 'image/webp', 'image/avif', 'image/png', 'image/jpeg'],
      crop: false,
      focalPoint: false,
    },
    fields: [textId('alt'), { name: 'alt', type: 'text', required: true }],
  }
}
