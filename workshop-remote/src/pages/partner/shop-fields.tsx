import type { JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { Pair } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Segments } from '#src/components/form/segments.tsx'
import { dropOffWords } from '#src/lib/partner-words.ts'
import { Choices } from './choices.tsx'
import { HoursFields } from './hours-fields.tsx'
import type { Shop } from './partner-draft.ts'
import { acceptWords } from './words.ts'
import styles from './fields.module.css'

interface ShopFieldsProps {
  shop: Shop
  /** Its place among the partner's shops. */
  at: number
  faults: ReadonlyMap<string, string>
  /** Returns what a text field needs. */
  field: (path: string) => Omit<Parameters<typeof TextField>[0], 'label'>
  onChange: (part: Partial<Shop>) => void
  onRemove: () => void
}

/** One shop of a partner, where staff take orders. */
export function ShopFields(props: ShopFieldsProps): JSX.Element {
  const { shop, at, faults, field, onChange, onRemove } = props
  const path = `shops.${at}`
  const name = shop.name || `Shop ${at + 1}`
  return (
    <fieldset className={styles['shop']}>
      <legend>{name}</legend>
      <TextField {...field(`${path}.name`)} label="Name of the shop" hint="Empty: the partner's." />
      <TextField
        {...field(`${path}.address.line1`)}
        label="House and street of the shop"
        hint="Empty: the partner's address."
      />
      <TextField {...field(`${path}.address.line2`)} label="Second line of the shop" />
      <Pair>
        <TextField {...field(`${path}.address.city`)} label="Town of the shop" />
        <TextField {...field(`${path}.address.postcode`)} label="Its postcode" />
      </Pair>
      <TextField {...field(`${path}.phone`)} label="Phone of the shop" inputMode="tel" />
      <HoursFields
        hours={shop.openingHours}
        path={`${path}.openingHours`}
        faults={faults}
        onChange={(openingHours) => onChange({ openingHours })}
      />
      <Choices
        legend="What it takes"
        words={acceptWords}
        chosen={shop.accepts}
        onChange={(accepts) => onChange({ accepts })}
      />
      <Segments
        legend="Drop-off point for orders of the web"
        options={dropOffWords}
        value={dropOffWords.find(({ value }) => value === shop.dropOffPoint)?.value ?? 'none'}
        onChange={(value) => onChange({ dropOffPoint: value === 'none' ? null : value })}
      />
      <div>
        <PlainButton danger onClick={onRemove}>
          {`Remove ${name}`}
        </PlainButton>
      </div>
    </fieldset>
  )
}
