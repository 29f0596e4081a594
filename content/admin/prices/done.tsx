'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, type ReactNode } from 'react'

export type Outcome =
  | { readonly type: 'refused'; readonly faults: readonly string[] }
  | {
      readonly type: 'published' | 'undone'
      readonly changes: number
      readonly services: number
      readonly undo: () => void
    }

interface DoneProps {
  readonly outcome: Outcome
  readonly isSending: boolean
}

/** What became of the last change. */
export function Done({ outcome, isSending }: DoneProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [outcome])
  return (
    <div ref={place} tabIndex={-1} role="status" style={{ marginBottom: 32 }}>
      {outcome.type === 'refused' ? (
        <>
          <p>
            <strong>Nothing was changed.</strong>
          </p>
          <ul>
            {outcome.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>
            <strong>{outcome.type === 'undone' ? 'Taken back' : 'Published'}</strong>:{' '}
            {counted(outcome.changes, 'change')} in {counted(outcome.services, 'service')}.
            Customers see them within five seconds. Each service keeps what was there before in its
            versions.
          </p>
          {outcome.type === 'published' && (
            <Button buttonStyle="secondary" disabled={isSending} onClick={outcome.undo}>
              Undo
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function counted(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`
}
