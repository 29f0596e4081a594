'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, type ReactNode } from 'react'

/** Changes that were made: just now, or before the page was loaded again. */
export interface Made {
  readonly type: 'published' | 'undone' | 'before'
  readonly changes: number
  readonly services: number
  readonly undo: () => void
}

export type Outcome = { readonly type: 'refused'; readonly faults: readonly string[] } | Made

const words = {
  published: 'Published',
  undone: 'Taken back',
  before: 'Published before',
} as const

interface DoneProps {
  readonly outcome: Outcome
  readonly isSending: boolean
}

/** What became of the last change. */
export function Done({ outcome, isSending }: DoneProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only what has just happened takes the focus.
    if (outcome.type !== 'before') place.current?.focus()
  }, [outcome])
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
            <strong>{words[outcome.type]}</strong>: {counted(outcome.changes, 'change')} in{' '}
            {counted(outcome.services, 'service')}.{' '}
            {outcome.type === 'before' ? null : 'Customers see them within five seconds. '}
            Each service keeps what was there before in its versions.
          </p>
          {outcome.type !== 'undone' && (
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
