import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import { send, type } from '#src/stores/wizard.ts'

/** Offers to request the service; the query is passed on, so that it need not be typed again. */
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
