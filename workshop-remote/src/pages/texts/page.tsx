import type { JSX } from 'react'
import type { DecisionKind } from '@darnley/contract/workshop-decisions'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { Panel } from '#src/components/tool/panel.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { decisionsQuery } from '#src/queries/decisions.ts'
import { DecisionTable } from './decision-table.tsx'

const kinds: Readonly<Record<DecisionKind, string>> = {
  faq: 'Questions and answers',
  fees: 'Fees',
  announcements: 'Announcements',
  'delivery-areas': 'Delivery areas',
  studios: 'Studios and fitting places',
}

/** What customers read beside the catalogue, with drafts and who changed it: for owners. It is edited in the admin. */
export function Page(): JSX.Element {
  return (
    <ToolPage
      section="texts"
      title="What customers read"
      least="owner"
      facts="What you publish is read within 10 seconds"
    >
      <Decisions />
    </ToolPage>
  )
}

function Decisions(): JSX.Element {
  const { data, isError, refetch } = useQuery(decisionsQuery)
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        What customers read could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading what customers read" />
    )
  const byKind = Map.groupBy(data.decisions, ({ kind }) => kind)
  return (
    <>
      {Object.entries(kinds).map(([kind, title]) => {
        const own = byKind.get(kind as DecisionKind) ?? []
        return (
          <Panel key={kind} title={title}>
            {own.length > 0 ? (
              <DecisionTable label={title} decisions={own} />
            ) : (
              <p>There are none. They are written in the admin.</p>
            )}
          </Panel>
        )
      })}
    </>
  )
}
