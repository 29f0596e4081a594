import type { JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { Cell, RecordRow, Records } from '#src/components/records/records.tsx'
import { RowButton } from '#src/components/records/row-button.tsx'
import { StateWord } from '#src/components/state-word.tsx'
import { deliveryWords, stateWords } from './partner-words.ts'

const columns = [
  { label: 'Shop' },
  { label: 'Rate', isNumber: true },
  { label: 'Delivery' },
  { label: 'State' },
]

interface PartnerTableProps {
  partners: readonly ManagedPartner[]
  onOpen: (id: string) => void
}

/** Partner shops with what is live and what is a draft. */
export function PartnerTable({ partners, onOpen }: PartnerTableProps): JSX.Element {
  return (
    <Records label="Partner shops" columns={columns}>
      {partners.map((partner) => (
        <PartnerRow key={partner.id} partner={partner} onOpen={() => onOpen(partner.id)} />
      ))}
    </Records>
  )
}

interface PartnerRowProps {
  partner: ManagedPartner
  onOpen: () => void
}

function PartnerRow({ partner: { id, description, state }, onOpen }: PartnerRowProps): JSX.Element {
  const { word, sign, tone } = stateWords[state]
  const name = description.name || id
  return (
    <RecordRow
      title={
        <>
          <RowButton label={`Change ${name}`} onClick={onOpen}>
            {name}
          </RowButton>
          <small>{description.hostname || 'No hostname yet'}</small>
        </>
      }
    >
      <Cell isNumber label="Rate">
        {description.exchangeRate}
      </Cell>
      <Cell onPhone="whole line">
        {description.deliveryOptions.map((option) => deliveryWords[option]).join(', ')}
      </Cell>
      <Cell onPhone="end">
        <StateWord sign={sign} tone={tone}>
          {word}
        </StateWord>
      </Cell>
    </RecordRow>
  )
}
