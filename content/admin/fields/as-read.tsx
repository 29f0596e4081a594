'use client'

import { useFormFields } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { partsOf } from './as-read.ts'

const frame = {
  border: '1px solid var(--theme-elevation-150)',
  padding: '16px 20px',
  margin: '0 0 24px',
  maxWidth: '60ch',
} as const
const putIn = { background: 'var(--theme-warning-100)', padding: '0 2px' } as const

/** The words of a question or an announcement as customers read them, while they are written. */
export function AsRead(): ReactNode {
  const question = useText('question')
  const title = useText('title')
  const answer = useText('answer')
  const message = useText('message')
  return (
    <section style={frame} aria-label="As customers read it">
      <p>As customers read it; what is marked, the site puts in:</p>
      <h3>
        <Words text={question || title} />
      </h3>
      <p style={{ whiteSpace: 'pre-line' }}>
        <Words text={answer || message} />
      </p>
    </section>
  )
}

/** Returns what is in a field of the form now. */
function useText(name: string): string {
  const value = useFormFields(([fields]) => fields[name]?.value)
  return typeof value === 'string' ? value : ''
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
