import { useMemo, type JSX } from 'react'
import { Link, useNavigate, useSearchParams } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { useQuery } from '@darnley/web/query'
import { Frame } from '#src/components/frame/frame.tsx'
import { Sign } from '#src/components/icon.tsx'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { inboxAddress, inboxViewOf, type InboxView } from '#src/lib/inbox-view.ts'
import { meQuery } from '#src/queries/me.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import styles from './page.module.css'

/** What customers wrote, the latest first. The address says which, and which conversation is open beside the list. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const view = useMemo(() => inboxViewOf(query), [query])
  const { isManager, inbox } = useInbox()
  const { data: me } = useQuery(meQuery)
  return (
    <Frame section="messages">
      <div className={styles['head']} data-open={view.open !== null}>
        <PageHeading>Messages</PageHeading>
        {inbox ? <Undelivered count={inbox.undelivered} /> : null}
      </div>
      {isManager ? <Inbox view={view} /> : null}
      {me && !isManager ? (
        <Notice tone="info">Managers and owners answer messages. Ask one of them.</Notice>
      ) : null}
    </Frame>
  )
}

function Inbox({ view }: { view: InboxView }): JSX.Element {
  const navigate = useNavigate()
  const { open: id } = view
  const close = (): void => void navigate(inboxAddress({ ...view, open: null }))
  return (
    <>
      <Filters view={view} />
      <div className={styles['inbox']} data-open={id !== null}>
        <div className={styles['index']}>
          <List key={inboxAddress({ ...view, open: null })} view={view} />
        </div>
        {id === null ? null : <ConversationPanel key={id} id={id} onClose={close} />}
      </div>
    </>
  )
}

/** The way to what failed; in words that tell whether there is any. */
function Undelivered({ count }: { count: number }): JSX.Element {
  return (
    <Link className={styles['undelivered']} to="/messages/undelivered" data-any={count > 0}>
      <Sign name={count > 0 ? 'attention' : 'ticked-ring'} size={18} />
      {count > 0 ? `Not delivered: ${count}` : 'Everything was delivered'}
    </Link>
  )
}
