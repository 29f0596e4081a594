'use client'

import { Button } from '@payloadcms/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { Change } from '../../src/prices/lines.ts'
import type { PriceOverview } from '../../src/prices/overview.ts'
import { toPounds } from '../../src/rules/pounds.ts'

export interface ProposalProps {
  readonly overview: PriceOverview
  readonly changes: Change[]
  readonly isSending: boolean
  readonly onPublish: (changes: Change[]) => void
}

/** Payload's own grey of headings is too light for their size. */
const readable: CSSProperties = { color: 'var(--theme-elevation-800)' }

/** Every old value beside its new one, before anything is written. */
export function Proposal({ overview, changes, isSending, onPublish }: ProposalProps): ReactNode {
  const lines = new Map(
    overview.services.flatMap((service) => service.lines.map((line) => [line.id, line])),
  )
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return (
    <>
      {/* Each service is published by itself: a hundred take some ten seconds. */}
      <p role="status">{isSending ? `Publishing ${count} …` : `${count} proposed`}</p>
      <section
        className="table"
        aria-label="Proposed prices"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
        tabIndex={0}
        style={{ maxHeight: '60vh', overflow: 'auto' }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col" style={readable}>
                Name
              </th>
              <th scope="col" style={readable}>
                Now
              </th>
              <th scope="col" style={readable}>
                New
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, field, from, to }) => (
              <tr key={`${field} ${id}`}>
                <td>
                  {lines.get(id)?.name}
                  <small style={{ display: 'block' }}>{lines.get(id)?.of}</small>
                </td>
                <td>{field === 'price' ? `£${toPounds(from)}` : from}</td>
                <td>
                  <strong>{field === 'price' ? `£${toPounds(to)}` : to}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button disabled={isSending} onClick={() => onPublish(changes)}>
        Publish {count}
      </Button>
    </>
  )
}
