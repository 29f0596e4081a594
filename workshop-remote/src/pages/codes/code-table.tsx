import type { JSX } from 'react'
import type { Discount, Discounts } from '@darnley/contract/workshop-codes'
import { formatMoney, minor } from '@darnley/domain/money'
import { Cell, RecordRow, Records } from '#src/components/records/records.tsx'
import { RowButton } from '#src/components/records/row-button.tsx'
import { StateWord } from '#src/components/state-word.tsx'
import { limitOf, periodOf, stateWords, usesOf } from './code-words.ts'

const columns = [
  { label: 'Code' },
  { label: 'Off', isNumber: true },
  { label: 'Period and limit' },
  { label: 'Used', isNumber: true },
  { label: 'Given', isNumber: true },
  { label: 'State' },
]

interface CodeTableProps {
  discounts: Discounts
  onOpen: (code: string) => void
}

/** Codes with their uses and the money that they gave. */
export function CodeTable({ discounts, onOpen }: CodeTableProps): JSX.Element {
  return (
    <Records
      label="Discount codes"
      columns={columns}
      foot={
        <tr>
          <th scope="row" colSpan={4}>
            Given by all codes
          </th>
          <td data-number="true">{formatMoney(minor(discounts.given))}</td>
        </tr>
      }
    >
      {discounts.codes.map((code) => (
        <CodeRow key={code.code} code={code} onOpen={() => onOpen(code.code)} />
      ))}
    </Records>
  )
}

function CodeRow({ code, onOpen }: { code: Discount; onOpen: () => void }): JSX.Element {
  const { word, sign, tone } = stateWords[code.state]
  return (
    <RecordRow
      title={
        <>
          <RowButton label={`Change ${code.code}`} onClick={onOpen}>
            {code.code}
          </RowButton>
          <small>{code.name}</small>
        </>
      }
    >
      <Cell isNumber label="Off">
        {`${code.percentage}%`}
      </Cell>
      <Cell onPhone="whole line">
        {periodOf(code)}
        <small>{limitOf(code)}</small>
      </Cell>
      <Cell isNumber onPhone="end" label="Used">
        {usesOf(code)}
      </Cell>
      <Cell isNumber label="Given">
        {formatMoney(minor(code.given))}
      </Cell>
      <Cell onPhone="end">
        <StateWord sign={sign} tone={tone}>
          {word}
        </StateWord>
      </Cell>
    </RecordRow>
  )
}
