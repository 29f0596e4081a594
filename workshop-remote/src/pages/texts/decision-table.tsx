import type { JSX } from 'react'
import type { ListedDecision } from '@darnley/contract/workshop-decisions'
import { PlainAddress } from '#src/components/form/plain-link.tsx'
import { Cell, RecordRow, Records } from '#src/components/records/records.tsx'
import { StateWord } from '#src/components/state-word.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import { stateWords } from '#src/lib/partner-words.ts'

const columns = [
  { label: 'Name', width: '22%' },
  { label: 'Customers read', width: '40%' },
  { label: 'State', width: '14%' },
  { label: 'Changed', width: '16%' },
  { label: 'Edit', isHidden: true, width: '8%' },
]

interface DecisionTableProps {
  label: string
  decisions: readonly ListedDecision[]
}

/** Documents of a kind, with what is live and what is a draft. */
export function DecisionTable({ label, decisions }: DecisionTableProps): JSX.Element {
  return (
    <Records label={label} columns={columns}>
      {decisions.map((decision) => (
        <DecisionRow key={decision.id} decision={decision} />
      ))}
    </Records>
  )
}

function DecisionRow({ decision }: { decision: ListedDecision }): JSX.Element {
  const { title, published, draft, changed_at: at, changed_by: by, edit_url: url } = decision
  const { word, sign, tone } = stateWords[stateOf(decision)]
  return (
    <RecordRow title={<b>{title}</b>}>
      <Cell onPhone="whole line">
        {published === null ? <small>Nothing yet</small> : published}
        {draft === null ? null : <small>Draft: {draft || 'no words yet'}</small>}
      </Cell>
      <Cell>
        <StateWord sign={sign} tone={tone}>
          {word}
        </StateWord>
      </Cell>
      <Cell>
        <small>{shortMomentOf(at)}</small>
        <small>{by ?? 'As installed'}</small>
      </Cell>
      <Cell onPhone="end">
        {url ? (
          <PlainAddress href={url} target="_blank" rel="noreferrer" aria-label={`Edit ${title}`}>
            Edit
          </PlainAddress>
        ) : null}
      </Cell>
    </RecordRow>
  )
}

function stateOf({ published, draft }: ListedDecision): keyof typeof stateWords {
  if (published === null) return 'draft'
  return draft === null ? 'published' : 'changed'
}
