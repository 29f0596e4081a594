import type { JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { Panel } from '#src/components/tool/panel.tsx'
import { differencesOf } from './differences.ts'
import { descriptionOf, type PartnerDraft } from './partner-draft.ts'
import styles from './page.module.css'

interface ComparePanelProps {
  partner: ManagedPartner
  draft: PartnerDraft
}

/** What publishing would change, by field. */
export function ComparePanel({ partner, draft }: ComparePanelProps): JSX.Element {
  const { published } = partner
  const differences = published ? differencesOf(published, descriptionOf(draft)) : []
  return (
    <Panel title="Compared with its site">
      {published === null ? (
        <p className={styles['quiet']}>Nothing is published yet.</p>
      ) : differences.length === 0 ? (
        <p className={styles['quiet']}>The fields are what its site shows.</p>
      ) : (
        <ul className={styles['facts']} aria-label="What publishing changes">
          {differences.map(({ title, detail }) => (
            <li key={title}>
              <b>{title}</b>
              <small>{detail}</small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
