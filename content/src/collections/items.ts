import type { CollectionAfterReadHook, CollectionConfig } from 'payload'
import { publishedAccess } from '#src/access.ts'
import { nameField, pictureField, sortOrderField } from '#src/fields/basic.ts'
import { withCardPictures } from '#src/fields/card-pictures.ts'
import { textId } from '#src/fields/text-id.ts'
import { drafts } from './versions.ts'

/** Removes the bare ids that Payload leaves for services hidden from the reader (drafts). */
const withoutHiddenServices: CollectionAfterReadHook = ({ doc, req }) => {
  const services: unknown = doc.services
  if (req.user || !Array.isArray(services)) return doc
  const documents = services.filter((service) => typeof service === 'object')
  return documents.length > 0 ? { ...doc, services: documents } : doc
}

export const items: CollectionConfig = {
  slug: 'items',
  access: publishedAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  hooks: { afterRead: [withoutHiddenServices, withCardPictures] },
  fields: [
    textId('name'),
    nameField(),
    pictureField('coverImage', true),
    {
      name: 'itemCategory',
      type: 'relationship',
      relationTo: 'item-categories',
      required: true,
      index: true,
    },
    { name: 'services', type: 'relationship', relationTo: 'services', hasMany: true },
    sortOrderField(),
  ],
}
