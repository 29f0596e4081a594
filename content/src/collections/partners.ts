import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
} from 'payload'
import { partnerAccess } from '#src/access.ts'
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

/** An editor of the admin is known; the api says which owner it writes for. */
const signChange: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, changedBy: req.user['email'] } : data

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
    {
      name: 'changedBy',
      type: 'text',
      access: { read: ({ req }) => Boolean(req.user), create: () => false, update: () => false },
      admin: { readOnly: true },
    },
  ] as Field[]
}
