import type { JSX } from 'react'
import { formatMoney, type Minor, applyRate } from '@darnley/domain/money'
import { USUAL_FEES } from '@darnley/domain/pricing'
import { useQuery } from '@darnley/web/query'
import { TextField } from '@darnley/web/ui/text-field'
import { Pair } from '#src/components/form/form.tsx'
import { Segments } from '#src/components/form/segments.tsx'
import { deliveryWords, localeWords, providerWords } from '#src/lib/partner-words.ts'
import { deliveryFee } from '#src/queries/fees.ts'
import { Choices } from './choices.tsx'
import type { PartnerDraft } from './partner-draft.ts'

interface BasicFieldsProps {
  draft: PartnerDraft
  faults: ReadonlyMap<string, string>
  /** Returns what a text field needs. */
  field: (path: string) => Omit<Parameters<typeof TextField>[0], 'label'>
  onChange: (part: Partial<PartnerDraft>) => void
}

/** Site, prices, delivery and address of a partner. */
export function BasicFields({ draft, faults, field, onChange }: BasicFieldsProps): JSX.Element {
  const fee = useQuery(deliveryFee).data ?? USUAL_FEES.home_delivery
  return (
    <>
      <TextField {...field('name')} label="Name" />
      <TextField
        {...field('hostname')}
        label="Hostname"
        hint="Its name must lead to our servers."
      />
      <Pair>
        <TextField
          {...field('exchangeRate')}
          label="Rate"
          inputMode="decimal"
          hint={rateHint(draft.exchangeRate, fee)}
        />
        <Segments
          legend="Prices are written as in"
          options={localeWords}
          value={draft.locale}
          onChange={(locale) => onChange({ locale })}
        />
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
    </>
  )
}

/** Returns what delivery costs at a rate, which shows what the rate does. */
function rateHint(rate: string, fee: Minor): string {
  const isRate = /^\d{1,3}(?:\.\d{1,4})?$/.test(rate.trim())
  if (!isRate) return 'Our prices times this.'
  const price = (at: string): string => formatMoney(applyRate(fee, at))
  return `Delivery each way: ${price('1')} × ${rate.trim()} is ${price(rate.trim())}, a part of a penny is dropped.`
}
