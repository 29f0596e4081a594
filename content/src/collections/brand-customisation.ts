import type { CollectionConfig } from 'payload'
import { brandAccess } from '#src/access.ts'
import { domainField } from '#src/fields/basic.ts'
import { brandFields } from '#src/fields/partner.ts'
import { textId } from '#src/fields/text-id.ts'

/** Brands by hostname: of the company's own sites, edited here, and of partners, written from their description. */
export const brandCustomisation: CollectionConfig = {
  slug: 'brandCustomisation',
  access: brandAccess,
  admin: { useAsTitle: 'domain' },
  fields: [
    textId('companyName'),
    domainField(),
    { name: 'companyName', type: 'text' },
    ...brandFields(),
    { name: 'partner', type: 'text', index: true, hidden: true },
  ],
}
