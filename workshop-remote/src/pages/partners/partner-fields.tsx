import type { JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { Pair } from '#src/components/form/form.tsx'
import { Segments } from '#src/components/form/segments.tsx'
import { Choices } from './choices.tsx'
import type { PartnerDraft, PartnerField, TextField as Text } from './partner-draft.ts'
import { deliveryWords, dropOffWords, localeWords, providerWords } from './partner-words.ts'

interface PartnerFieldsProps {
  draft: PartnerDraft
  faults: ReadonlyMap<PartnerField, string>
  onChange: (part: Partial<PartnerDraft>) => void
}

/** The description of a partner shop; pictures and further shops are edited in the catalogue's admin. */
export function PartnerFields({ draft, faults, onChange }: PartnerFieldsProps): JSX.Element {
  const field = (name: Text) => ({
    name,
    autoComplete: 'off',
    maxLength: 200,
    value: draft.texts[name],
    error: faults.get(name),
    onChange: (value: string) => onChange({ texts: { ...draft.texts, [name]: value } }),
  })
  return (
    <>
      <TextField {...field('name')} label="Name" />
      <TextField
        {...field('hostname')}
        label="Hostname"
        hint="Its name must lead to our servers."
      />
      <Pair>
        <TextField {...field('exchangeRate')} label="Rate" hint="Our prices times this." />
        <Segments
          legend="Prices are written as in"
          options={localeWords}
          value={draft.locale}
          onChange={(locale) => onChange({ locale })}
        />
      </Pair>
      <Pair>
        <TextField {...field('styles.buttonColour')} label="Brand colour" hint="Like #5A3A6E." />
        <TextField {...field('styles.buttonHoverColour')} label="Under the pointer" />
      </Pair>
      <Choices
        legend="Delivery"
        words={deliveryWords}
        chosen={draft.deliveryOptions}
        error={faults.get('deliveryOptions')}
        onChange={(deliveryOptions) => onChange({ deliveryOptions })}
      />
      <Choices
        legend="Ways that are not offered"
        words={providerWords}
        chosen={draft.blockedProviders}
        onChange={(blockedProviders) => onChange({ blockedProviders })}
      />
      <TextField {...field('address.line1')} label="House and street" />
      <TextField {...field('address.line2')} label="Second line" />
      <Pair>
        <TextField {...field('address.city')} label="Town" />
        <TextField {...field('address.postcode')} label="Postcode of the shop" />
      </Pair>
      <TextField {...field('shops.0.phone')} label="Phone of the shop" inputMode="tel" />
      <Segments
        legend="Drop-off point for orders of the web"
        options={dropOffWords}
        value={dropOffWords.find(({ value }) => value === draft.dropOffPoint)?.value ?? 'none'}
        onChange={(value) => onChange({ dropOffPoint: value === 'none' ? null : value })}
      />
    </>
  )
}
