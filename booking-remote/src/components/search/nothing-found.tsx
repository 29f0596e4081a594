import type { JSX } from 'react'
import { Notice } from 'shared/ui/notice'
import { send, type } from '#src/stores/wizard.ts'

/** The words go along, so that nobody writes them twice. */
export function NothingFound({ query }: { query: string }): JSX.Element {
  const ask = (): void => {
    send({ type: 'not-listed' })
    type(query)
  }
  return (
    <Notice tone="info" action={{ label: 'Ask for it', onSelect: ask }}>
      Nothing found for “{query.trim()}”. Choose a category below, or ask us for it.
    </Notice>
  )
}
