import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { ButtonLink } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { partnersQuery } from '#src/queries/partners.ts'
import { PartnerTable } from './partner-table.tsx'

/** Partner shops, each described once: for owners. */
export function Page(): JSX.Element {
  return (
    <ToolPage
      section="partners"
      title="Partner shops"
      least="owner"
      facts="What you publish works within 10 seconds"
      actions={
        <ButtonLink to="/partners/new">
          <Icon name="plus" size={20} />
          New partner
        </ButtonLink>
      }
    >
      <Partners />
    </ToolPage>
  )
}

function Partners(): JSX.Element {
  const { data, isError, refetch } = useQuery(partnersQuery)
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The partner shops could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading the partner shops" />
    )
  if (data.partners.length === 0)
    return <p>There is no partner shop yet. Describe the first one.</p>
  return <PartnerTable partners={data.partners} />
}
