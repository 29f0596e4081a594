import type { JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Panel } from '#src/components/tool/panel.tsx'
import { BasicFields } from './basic-fields.tsx'
import { ColourFields } from './colour-fields.tsx'
import { newShop, textAt, withText, type PartnerDraft, type Shop } from './partner-draft.ts'
import { PictureFields } from './picture-fields.tsx'
import { ShopFields } from './shop-fields.tsx'

interface FieldPanelsProps {
  draft: PartnerDraft
  partner: ManagedPartner | null
  faults: ReadonlyMap<string, string>
  onChange: (draft: PartnerDraft) => void
}

const mostShops = 20

/** All fields of a description, by what they are about. */
export function FieldPanels({ draft, partner, faults, onChange }: FieldPanelsProps): JSX.Element {
  const { shops } = draft
  const change = (part: Partial<PartnerDraft>): void => onChange({ ...draft, ...part })
  const changeShop = (at: number, part: Partial<Shop>): void =>
    change({ shops: shops.map((shop, place) => (place === at ? { ...shop, ...part } : shop)) })
  const field = (path: string) => ({
    name: path,
    autoComplete: 'off',
    maxLength: 200,
    value: textAt(draft, path),
    error: faults.get(path),
    onChange: (value: string) => onChange(withText(draft, path, value)),
  })
  return (
    <>
      <Panel title="Site and delivery">
        <BasicFields draft={draft} faults={faults} field={field} onChange={change} />
      </Panel>
      <Panel title="Shops">
        {shops.map((shop, at) => (
          <ShopFields
            // A shop is its place in the list: new ones have no id yet.
            key={at}
            shop={shop}
            at={at}
            faults={faults}
            field={field}
            onChange={(part) => changeShop(at, part)}
            onRemove={() => change({ shops: shops.filter((_shop, place) => place !== at) })}
          />
        ))}
        <div>
          <PlainButton
            disabled={shops.length >= mostShops}
            onClick={() => change({ shops: [...shops, newShop] })}
          >
            Add a shop
          </PlainButton>
        </div>
      </Panel>
      <Panel title="Colours">
        <ColourFields draft={draft} faults={faults} onChange={onChange} />
      </Panel>
      <Panel title="Pictures">
        <PictureFields draft={draft} partner={partner} onChange={change} />
      </Panel>
    </>
  )
}
