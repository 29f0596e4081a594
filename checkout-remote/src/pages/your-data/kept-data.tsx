import type { JSX } from 'react'
import { isApiError } from '@darnley/web/client'
import { useChange, useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { erase, personalDataQuery } from '#src/queries/personal-data.ts'
import { AskForLink } from './ask-for-link.tsx'
import { DataSummary } from './data-summary.tsx'
import { EraseData } from './erase-data.tsx'

/** The stored data, which the holder of the link can view, download and erase. */
export function KeptData({ token }: { token: string }): JSX.Element {
  const { data, error, refetch } = useQuery(personalDataQuery(token))
  const erasure = useChange({ mutationFn: () => erase(token) })
  if (erasure.data) return <Erased keptUntilFinished={erasure.data.kept_until_finished} />
  if (data)
    return (
      <>
        <DataSummary data={data} />
        <EraseData
          isPending={erasure.isPending}
          hasFailed={erasure.isError}
          onErase={() => erasure.mutate()}
        />
      </>
    )
  if (!error) return <Spinner label="Loading your data" />
  if (isApiError(error) && error.code === 'Not Found')
    return (
      <>
        <Notice tone="error">This link is too old. Ask for a new one.</Notice>
        <AskForLink />
      </>
    )
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
      We could not load your data just now.
    </Notice>
  )
}

function Erased({ keptUntilFinished }: { keptUntilFinished: number }): JSX.Element {
  return (
    <Notice tone="success">
      Your data is erased.
      {keptUntilFinished > 0
        ? ' What we need to bring clothes back that are on their way is erased once they are with you.'
        : null}
    </Notice>
  )
}
