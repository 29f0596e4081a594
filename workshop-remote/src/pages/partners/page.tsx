import { useState, type JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { Sheet } from '#src/components/sheet.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { partnersQuery } from '#src/queries/partners.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerSheet } from './partner-sheet.tsx'
import { PartnerTable } from './partner-table.tsx'

/** Partner shops, each described once: for owners. */
export function Page(): JSX.Element {
  const [isMaking, make] = useState(false)
  return (
    <ToolPage
      section="partners"
      title="Partner shops"
      least="owner"
      actions={
        <Button onClick={() => make(true)}>
          <Icon name="plus" size={20} />
          New partner
        </Button>
      }
    >
      <Partners isMaking={isMaking} onMade={() => make(false)} />
    </ToolPage>
  )
}

interface PartnersProps {
  isMaking: boolean
  /** Made, or thought better of it. */
  onMade: () => void
}

function Partners({ isMaking, onMade }: PartnersProps): JSX.Element {
  const { data, isError, refetch } = useQuery(partnersQuery)
  const [openId, open] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  /** One for each new partner: an empty form follows one that was made. */
  const [made, setMade] = useState(0)
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The partner shops could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading the partner shops" />
    )
  const partner = data.partners.find(({ id }) => id === openId) ?? null
  return (
    <>
      {done === null ? null : <Notice tone="success">{done}</Notice>}
      {data.partners.length === 0 ? (
        <p>There is no partner shop yet. Describe the first one.</p>
      ) : (
        <PartnerTable
          partners={data.partners}
          onOpen={(id) => {
            setDone(null)
            open(id)
          }}
        />
      )}
      <Sheet label="New partner" open={isMaking} onClose={onMade}>
        <PartnerForm
          key={made}
          partner={null}
          onDone={(words) => {
            setMade(made + 1)
            setDone(words)
            onMade()
          }}
        />
      </Sheet>
      <Sheet
        label={partner?.description.name || 'Partner'}
        open={partner !== null}
        onClose={() => open(null)}
      >
        {partner ? (
          <PartnerSheet
            key={partner.id}
            partner={partner}
            onDone={(words) => {
              open(null)
              setDone(words)
            }}
          />
        ) : null}
      </Sheet>
    </>
  )
}
