import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { Records } from '#src/components/records/records.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { couriersQuery } from '#src/queries/couriers.ts'
import { CourierRow } from './courier-row.tsx'

const columns = [
  { label: 'Service', width: '30%' },
  { label: 'Key', width: '9rem' },
  { label: 'Last test' },
  { label: 'Test', isHidden: true, width: '6rem' },
]

/** The courier services, each with a test of its key that changes nothing there: for owners. */
export function Page(): JSX.Element {
  return (
    <ToolPage
      section="couriers"
      title="Couriers"
      least="owner"
      facts="A test asks the service once and changes nothing there"
    >
      <Couriers />
    </ToolPage>
  )
}

function Couriers(): JSX.Element {
  const { data, isError, refetch } = useQuery(couriersQuery)
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The couriers could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading the couriers" />
    )
  return (
    <Records label="Couriers" columns={columns}>
      {data.couriers.map((connection) => (
        <CourierRow key={connection.courier} connection={connection} />
      ))}
    </Records>
  )
}
