import type { JSX, ReactNode } from 'react'
import type { WorkshopRole } from '@darnley/contract/staff-roles'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import type { Section } from '#src/components/frame/sections.ts'
import { isAtLeast } from '#src/lib/role.ts'
import { meQuery } from '#src/queries/me.ts'
import styles from './tool.module.css'

interface ToolPageProps {
  section: Section | null
  title: string
  /** The least role that may use the page; the api refuses the same roles. */
  least: WorkshopRole
  /** Facts beside the title. */
  facts?: ReactNode
  /** With the one primary action of the page. */
  actions?: ReactNode
  children: ReactNode
}

/** A page with a title, facts and actions. What it shows is asked for only when the role may see it. */
export function ToolPage(props: ToolPageProps): JSX.Element {
  const { section, title, least, facts, actions, children } = props
  const { data: me, isError, refetch } = useQuery(meQuery)
  const isAllowed = isAtLeast(me?.role, least)
  return (
    <Frame section={section}>
      <div className={styles['head']}>
        <PageHeading>{title}</PageHeading>
        {isAllowed && facts ? <div className={styles['facts']}>{facts}</div> : null}
        {isAllowed && actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
      {isAllowed ? <div className={styles['body']}>{children}</div> : null}
      {me && !isAllowed ? <Refusal least={least} /> : null}
      {!me && isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          We could not find out who you are.
        </Notice>
      ) : null}
      {!me && !isError ? <Spinner label="Loading" /> : null}
    </Frame>
  )
}

function Refusal({ least }: { least: WorkshopRole }): JSX.Element {
  return (
    <div className={styles['refusal']} role="alert">
      <p>
        <b>{`Only ${least}s may open this page.`}</b> Your account has another role. Ask an owner if
        you need it changed.
      </p>
      <Link to="/">Go to the desk</Link>
    </div>
  )
}
