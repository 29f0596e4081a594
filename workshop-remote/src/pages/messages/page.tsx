import { useMemo, type JSX } from 'react'
import { useNavigate, useSearchParams } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { useQuery } from '@darnley/web/query'
import { Frame } from '#src/components/frame/frame.tsx'
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
  const { isManager } = useInbox()
  const { data: me } = useQuery(meQuery)
  return (
    <Frame section="messages">
      <div className={styles['head']} data-open={view.open !== null}>
        <PageHeading>Messages</PageHeading>
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
    <div className={styles['inbox']} data-open={id !== null}>
      <div className={styles['index']}>
        <Filters view={view} />
        <List key={inboxAddress({ ...view, open: null })} view={view} />
      </div>
      {id === null ? null : <ConversationPanel key={id} id={id} onClose={close} />}
    </div>
  )
}
