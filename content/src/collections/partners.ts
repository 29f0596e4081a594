import type { CollectionBeforeValidateHook, CollectionConfig, Field } from 'payload'
import { partnerAccess } from '#src/access.ts'
import { changedByField, signChange } from '#src/fields/changed-by.ts'
import {
  addressGroup,
  atLeastOneOf,
  brandFields,
  colourGroup,
  oneOf,
  shopsField,
  someOf,
  textOf,
} from '#src/fields/partner.ts'
import { textId } from '#src/fields/text-id.ts'
import { isBlank } from '#src/rules/verdict.ts'
import { checkHostname, checkRate, filled } from '#src/rules/partner.ts'
import { deliveryOptions, locales, providers } from '#src/rules/partner-options.ts'
import { withShopIds } from '#src/rules/shop-ids.ts'
import { dropBrand, showBrand, takeBrandOver } from './partner-brand.ts'
import { history } from './versions.ts'

const nameShops: CollectionBeforeValidateHook = ({ data, originalDoc }) =>
  data && withShopIds({ ...data, id: data['id'] || originalDoc?.id })

/** Partner shops: one description each, which content, api and edge read. */
export const partners: CollectionConfig = {
  slug: 'partners',
  access: partnerAccess,
  admin: { useAsTitle: 'name' },
  defaultSort: 'id',
  versions: history,
  hooks: {
    beforeValidate: [nameShops],
    beforeChange: [takeBrandOver, signChange],
    afterChange: [showBrand],
    afterDelete: [dropBrand],
  },
  fields: partnerFields(),
}

/** Returns the fields anew: Payload adds checks of its own to those that it is given. */
export function partnerFields(): Field[] {
  return [
    textId('name'),
    textOf('name', filled('the name of the partner')),
    {
      ...textOf('hostname', checkHostname),
      unique: true,
      hooks: { beforeValidate: [({ value }) => (isBlank(value) ? null : value)] },
    },
    { ...oneOf({ name: 'locale', options: locales }), required: true, defaultValue: 'en_GB' },
    { ...textOf('exchangeRate', checkRate), defaultValue: '1' },
    atLeastOneOf({ name: 'deliveryOptions', options: deliveryOptions }),
    someOf({ name: 'blockedProviders', options: providers }),
    addressGroup(),
    shopsField(),
    ...brandFields(),
    colourGroup(),
    changedByField(),
  ] as Field[]
}
