import type { JSX } from 'react'
import type {
  ManagedPartner,
  PartnerDescription,
  PartnerVersion,
} from '@darnley/contract/workshop-partners'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Panel } from '#src/components/tool/panel.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import { versionsQuery } from '#src/queries/partners.ts'
import { differencesOf } from './differences.ts'
import styles from './page.module.css'

interface HistoryPanelProps {
  partner: ManagedPartner
  /** Puts what an earlier version said into the fields. */
  onTake: (description: PartnerDescription) => void
}

/** Who saved or published what and when, the newest first. */
export function HistoryPanel({ partner, onTake }: HistoryPanelProps): JSX.Element {
  const { data, isError, refetch } = useQuery(versionsQuery(partner))
  const versions = data?.versions ?? []
  return (
    <Panel title="History">
      {isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          The history could not be loaded.
        </Notice>
      ) : null}
      <ol className={styles['facts']} aria-label="Versions">
        {versions.map((version, at) => (
          <Version key={version.id} version={version} before={versions[at + 1]} onTake={onTake} />
        ))}
      </ol>
    </Panel>
  )
}

interface VersionProps extends Pick<HistoryPanelProps, 'onTake'> {
  version: PartnerVersion
  /** Undefined for the first. */
  before: PartnerVersion | undefined
}

function Version({ version, before, onTake }: VersionProps): JSX.Element {
  const { at, by, state, description } = version
  const moment = shortMomentOf(at)
  const changed = before ? differencesOf(before.description, description) : []
  const titles = changed.map(({ title }) => title).join(', ')
  return (
    <li>
      <b>{state === 'published' ? 'Published' : 'Draft'}</b>
      <small>{`${moment}, ${by ?? 'before there was a history'}`}</small>
      {before ? <small>{titles ? `Changed: ${titles}` : 'The same fields'}</small> : null}
      <PlainButton
        aria-label={`Put into the fields: ${state} of ${moment}`}
        onClick={() => onTake(description)}
      >
        Put into the fields
      </PlainButton>
    </li>
  )
}
