import { useState, type JSX } from 'react'
import type { KeptRecords } from '@darnley/contract/workshop-personal-data'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { ActionList } from '#src/components/actions/action-list.tsx'
import { Panel } from '#src/components/tool/panel.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { ownerActionsQuery } from '#src/queries/owner-actions.ts'
import { ErasePerson } from './erase-person.tsx'
import { ExportPerson } from './export-person.tsx'
import { FindForm } from './find-form.tsx'
import { erasureWords, isNothing, keptRows } from './kept-words.ts'
import styles from './page.module.css'

const lastActions = ownerActionsQuery({ topic: 'personal_data', before: null, limit: 10 })

/** Answers a person who asks what is kept of them, or asks for its end: for owners. */
export function Page(): JSX.Element {
  return (
    <ToolPage section="data" title="Personal data" least="owner">
      <PersonalData />
    </ToolPage>
  )
}

function PersonalData(): JSX.Element {
  const [found, setFound] = useState<KeptRecords | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const client = useQueryClient()
  const logged = (): void => void client.invalidateQueries(lastActions)

  return (
    <div className={styles['columns']}>
      <div className={styles['stack']}>
        <Panel title="Find a person">
          <FindForm
            onFound={(records) => {
              setDone(null)
              setFound(records)
              logged()
            }}
          />
        </Panel>
        {done === null ? null : <Notice tone="success">{done}</Notice>}
        {found ? (
          <Kept
            key={found.email}
            records={found}
            onLogged={logged}
            onErased={(words) => {
              setDone(words)
              setFound(null)
              logged()
            }}
          />
        ) : null}
      </div>
      <Panel title="Who asked">
        <Log />
      </Panel>
    </div>
  )
}

interface KeptProps {
  records: KeptRecords
  onLogged: () => void
  /** With what was erased and what stays, in words. */
  onErased: (words: string) => void
}

function Kept({ records, onLogged, onErased }: KeptProps): JSX.Element {
  const { email, names } = records
  if (isNothing(records))
    return (
      <Notice tone="info">{`Nothing is kept of ${email}. Is it written as they wrote it?`}</Notice>
    )
  return (
    <Panel title={email}>
      {names.length > 0 ? <p>{names.join(', ')}</p> : null}
      <dl className={styles['counts']} aria-label="What is kept">
        {keptRows(records).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ExportPerson email={email} onExported={onLogged} />
      <ErasePerson
        records={records}
        onErased={(erasure) => onErased(erasureWords(email, erasure))}
      />
    </Panel>
  )
}

function Log(): JSX.Element {
  const { data, isError, refetch } = useQuery(lastActions)
  if (isError && !data)
    return (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The log could not be loaded.
      </Notice>
    )
  return (
    <>
      {data ? <ActionList actions={data.actions} /> : null}
      <p className={styles['note']}>The log keeps no address of the person.</p>
      <Link className={styles['link']} to="/log?topic=personal_data">
        The whole log
      </Link>
    </>
  )
}
