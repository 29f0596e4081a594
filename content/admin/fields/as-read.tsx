'use client'

import { useFormFields } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { partsOf } from './as-read.ts'

const frame = {
  border: '1px solid var(--theme-elevation-150)',
  padding: '16px 20px',
  margin: '24px 0',
  maxWidth: '60ch',
} as const
const asWritten = { whiteSpace: 'pre-line' } as const
const putIn = { background: 'var(--theme-warning-100)', padding: '0 2px' } as const

/** The words of a question or an announcement as customers read them, while they are written. */
export function AsRead(): ReactNode {
  const question = useText('question')
  const answer = useText('answer')
  const title = useText('title')
  const message = useText('message')
  // Announcements are told as they are written.
  if (question === null)
    return (
      <Frame says="As customers read it:">
        <h3>{title}</h3>
        <p style={asWritten}>{message}</p>
      </Frame>
    )
  return (
    <Frame says="As customers read it; what is marked, the site puts in:">
      <h3>
        <Words text={question} />
      </h3>
      <p style={asWritten}>
        <Words text={answer ?? ''} />
      </p>
    </Frame>
  )
}

function Frame({
  says,
  children,
}: {
  readonly says: string
  readonly children: ReactNode
}): ReactNode {
  return (
    <section style={frame} aria-label="As customers read it">
      <p>{says}</p>
      {children}
    </section>
  )
}

/** Returns what is in a field of the form now; null when the form has no such field. */
function useText(name: string): string | null {
  const field = useFormFields(([fields]) => fields[name])
  if (!field) return null
  return typeof field.value === 'string' ? field.value : ''
}

function Words({ text }: { readonly text: string }): ReactNode {
  return partsOf(text).map((part, at) =>
    part.isPutIn ? (
      <mark key={at} style={putIn}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
