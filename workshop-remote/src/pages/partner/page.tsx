import { useEffect, type JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { useQuery } from '@darnley/web/query'
import { Link, useNavigate } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { useIsMounted } from '@darnley/web/ui/use-is-mounted'
import { StateWord } from '#src/components/state-word.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import { stateWords } from '#src/lib/partner-words.ts'
import { partnersQuery } from '#src/queries/partners.ts'
import { $partnerNotice } from '#src/stores/partner-notice.ts'
import { PartnerForm } from './partner-form.tsx'
import styles from './page.module.css'

/** One partner shop with all that an owner decides about it; without an id, a new one. */
export function Page({ params }: { params: { id?: string } }): JSX.Element {
  return (
    <ToolPage
      section="partners"
      title="Partner shop"
      least="owner"
      facts={<Link to="/partners">All partner shops</Link>}
    >
      <Partner key={params.id ?? ''} id={params.id ?? null} />
    </ToolPage>
  )
}

function Partner({ id }: { id: string | null }): JSX.Element {
  const { data, isError, refetch } = useQuery(partnersQuery)
  const notice = useStore($partnerNotice)
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  // What was done is told until another page is opened.
  useEffect(() => () => $partnerNotice.set(keptFor($partnerNotice.get(), id)), [id])
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The partner could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading the partner" />
    )
  const partner = data.partners.find((each) => each.id === id) ?? null
  if (id !== null && partner === null)
    return <Notice tone="error">There is no partner with this address.</Notice>

  function finish(done: ManagedPartner, words: string): void {
    $partnerNotice.set({ id: done.id, words })
    // An owner who has gone on stays there.
    if (id === null && isMounted()) void navigate(`/partners/${done.id}`, { replace: true })
  }

  return (
    <>
      <Heading partner={partner} />
      {notice && notice.id === id ? <Notice tone="success">{notice.words}</Notice> : null}
      <PartnerForm partner={partner} onDone={finish} />
    </>
  )
}

type Said = ReturnType<typeof $partnerNotice.get>

/** A notice about another partner was just made, by the page that gives way. */
const keptFor = (said: Said, id: string | null): Said => (said?.id === id ? null : said)

function Heading({ partner }: { partner: ManagedPartner | null }): JSX.Element {
  if (!partner) return <h2>New partner</h2>
  const { word, sign, tone } = stateWords[partner.state]
  const changed = shortMomentOf(new Date(partner.version).toISOString())
  return (
    <div className={styles['head']}>
      <h2>{partner.description.name || partner.id}</h2>
      <StateWord sign={sign} tone={tone}>
        {word}
      </StateWord>
      <small>{[changed, partner.changed_by].filter(Boolean).join(', ')}</small>
    </div>
  )
}
