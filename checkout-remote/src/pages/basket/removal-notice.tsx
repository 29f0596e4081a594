import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import type { Removal, Removals } from './use-removal.ts'

/** The result of the last removal, with an undo button. */
export function RemovalNotice({ last, outcome, remove, restore }: Removals): JSX.Element | null {
  if (!last) return null
  switch (outcome) {
    case null:
      return null
    case 'removed':
      return (
        <Notice tone="info" action={{ label: 'Undo', onSelect: () => restore(last) }}>
          {nameOf(last)} was removed.
        </Notice>
      )
    case 'restored':
      return <Notice tone="success">{nameOf(last)} is back in your basket.</Notice>
    case 'not-removed':
      return (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => remove(last) }}>
          We couldn’t remove that service.
        </Notice>
      )
    case 'not-restored':
      return (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => restore(last) }}>
          We couldn’t put that service back.
        </Notice>
      )
  }
}

function nameOf({ entry, serviceId }: Removal): string {
  const details = entry.serviceDetails.find(({ id }) => id === serviceId)
  return details ? `${details.service.name} (${entry.item.name})` : entry.item.name
}
