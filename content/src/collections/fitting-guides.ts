import type { CollectionConfig } from 'payload'
import { publishedAccess } from '#src/access.ts'
import { richTextField } from '#src/fields/rich-text.ts'
import { textId } from '#src/fields/text-id.ts'
import { drafts } from './versions.ts'

export const fittingGuides: CollectionConfig = {
  slug: 'fitting-guides',
  access: publishedAccess,
  admin: { useAsTitle: 'id' },
  versions: drafts,
  fields: [
    textId('service'),
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      required: true,
      unique: true,
      // Readers follow it from the service and need only its id.
      maxDepth: 0,
    },
    richTextField('measure'),
    richTextField('pin'),
    richTextField('match'),
  ],
}
