import type { JSX } from 'react'
import { isApiError } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { $live } from '#src/live/live.ts'
import { garmentQuery } from '#src/queries/garment.ts'
import { AskButton } from './ask-button.tsx'
import { GarmentView } from './garment-view.tsx'

/** A garment on the table: what its customer asked for, the tasks, photos and notes between colleagues. */
export function Page({ params }: { params: { id?: string } }): JSX.Element {
  const id = params.id ?? ''
  const { status } = useStore($live)
  const { data: garment, error, refetch } = useQuery(garmentQuery(id, status === 'live'))
  return (
    <Frame section="desk" foot={garment ? <AskButton garment={garment} /> : undefined}>
      {garment ? (
        <GarmentView garment={garment} />
      ) : (
        <>
          <PageHeading>Garment</PageHeading>
          <Pending error={error} onRetry={() => void refetch()} />
        </>
      )}
    </Frame>
  )
}

function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }): JSX.Element {
  if (!error) return <Spinner label="Loading the garment" />
  if (isApiError(error) && error.code === 'Not Found')
    return <Notice tone="error">There is no garment with this address.</Notice>
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      The garment could not be loaded.
    </Notice>
  )
}
