import type { CollectionConfig } from 'payload'
import { publishedAccess } from '#src/access.ts'
import { nameField, pictureField, sortOrderField } from '#src/fields/basic.ts'
import { withCardPictures } from '#src/fields/card-pictures.ts'
import { textId } from '#src/fields/text-id.ts'
import { drafts } from './versions.ts'

export const itemCategories: CollectionConfig = {
  slug: 'item-categories',
  access: publishedAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: ['sortOrder', 'id'],
  defaultPopulate: { name: true, coverImage: true, sortOrder: true },
  versions: drafts,
  hooks: { afterRead: [withCardPictures] },
  fields: [textId('name'), nameField(), pictureField('coverImage', true), sortOrderField()],
}
