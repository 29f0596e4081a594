import type { JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { isColour } from '@darnley/domain/colour'
import { Link } from '@darnley/web/router'
import { Cell, RecordRow, Records } from '#src/components/records/records.tsx'
import { StateWord } from '#src/components/state-word.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import { deliveryWords, stateWords } from '#src/lib/partner-words.ts'
import styles from './partner-table.module.css'

const columns = [
  { label: 'Shop' },
  { label: 'Rate', isNumber: true },
  { label: 'Delivery' },
  { label: 'State' },
  { label: 'Changed' },
]

/** Partner shops with what is live and what is a draft. */
export function PartnerTable({ partners }: { partners: readonly ManagedPartner[] }): JSX.Element {
  return (
    <Records label="Partner shops" columns={columns}>
      {partners.map((partner) => (
        <PartnerRow key={partner.id} partner={partner} />
      ))}
    </Records>
  )
}

function PartnerRow({ partner }: { partner: ManagedPartner }): JSX.Element {
  const { id, description, state, version, changed_by: by } = partner
  const { word, sign, tone } = stateWords[state]
  return (
    <RecordRow
      title={
        <span className={styles['shop']}>
          <BrandMark colour={description.styles.buttonColour} />
          <span>
            <Link to={`/partners/${id}`}>{description.name || id}</Link>
            <small>{description.hostname || 'No hostname yet'}</small>
          </span>
        </span>
      }
    >
      <Cell isNumber label="Rate">
        {description.exchangeRate}
      </Cell>
      <Cell onPhone="whole line">
        {description.deliveryOptions.map((option) => deliveryWords[option]).join(', ')}
      </Cell>
      <Cell>
        <StateWord sign={sign} tone={tone}>
          {word}
        </StateWord>
      </Cell>
      <Cell onPhone="whole line">
        <small>{shortMomentOf(new Date(version).toISOString())}</small>
        {by ? <small>{by}</small> : null}
      </Cell>
    </RecordRow>
  )
}

/** A disc in the colour of the brand; our own without one. */
function BrandMark({ colour }: { colour: string }): JSX.Element {
  return (
    <span
      className={styles['mark']}
      style={{ background: isColour(colour) ? colour : undefined }}
      aria-hidden="true"
    />
  )
}
