import type { CollectionAfterReadHook, CollectionConfig } from 'payload'
import { publishedAccess } from '#src/access.ts'
import { nameField, pictureField, sortOrderField } from '#src/fields/basic.ts'
import { withCardPictures } from '#src/fields/card-pictures.ts'
import { type ServicePictureRow, servicePicturesField } from '#src/fields/service-pictures.ts'
import { textId } from '#src/fields/text-id.ts'
import { drafts } from './versions.ts'

/** Removes the bare ids that Payload leaves for services hidden from the reader (drafts). */
const withoutHiddenServices: CollectionAfterReadHook = ({ doc, req }) => {
  const services: unknown = doc.services
  if (req.user || !Array.isArray(services)) return doc
  const documents = services.filter((service) => typeof service === 'object')
  return documents.length > 0 ? { ...doc, services: documents } : doc
}

/**
 * Removes pictures of services that are not among those of the answer, and ones whose file was deleted: the service's own
 * is shown.
 */
const withoutIdlePictures: CollectionAfterReadHook = ({ doc, req }) => {
  const { services, servicePictures } = doc as { services?: unknown; servicePictures?: unknown }
  if (req.user || !Array.isArray(servicePictures)) return doc
  const offered = new Set(Array.isArray(services) ? services.map(idOf) : [])
  const shown = (servicePictures as ServicePictureRow[]).filter(
    ({ service, picture }) => picture && offered.has(service),
  )
  return { ...doc, servicePictures: shown }
}

/** A relation is an id where it is not populated. */
function idOf(relation: unknown): unknown {
  return typeof relation === 'object' ? (relation as { id?: unknown } | null)?.id : relation
}

export const items: CollectionConfig = {
  slug: 'items',
  access: publishedAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['sortOrder', 'id'],
  versions: drafts,
  hooks: { afterRead: [withoutHiddenServices, withoutIdlePictures, withCardPictures] },
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
    servicePicturesField(),
    sortOrderField(),
  ],
}
