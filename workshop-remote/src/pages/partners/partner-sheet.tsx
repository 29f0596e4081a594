import type { JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { AskFirst } from '#src/components/form/ask-first.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { StateWord } from '#src/components/state-word.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { partnersQuery, showPartner, versionsQuery } from '#src/queries/partners.ts'
import { differencesOf } from './partner-draft.ts'
import { PartnerForm } from './partner-form.tsx'
import styles from './page.module.css'

interface PartnerSheetProps {
  partner: ManagedPartner
  onDone: (words: string) => void
}

/** One partner: its description, what keeps it from being published, its history, and the end of its site. */
export function PartnerSheet({ partner, onDone }: PartnerSheetProps): JSX.Element {
  return (
    <>
      <PartnerForm partner={partner} onDone={onDone} />
      <Checks partner={partner} />
      <History partner={partner} />
      {partner.state === 'draft' ? null : <SiteEnd partner={partner} onDone={onDone} />}
    </>
  )
}

function Checks({ partner: { faults } }: { partner: ManagedPartner }): JSX.Element {
  return (
    <section className={styles['part']} aria-label="Before it goes live">
      <h3>Before it goes live</h3>
      {faults.length === 0 ? (
        <StateWord sign="ticked-ring" tone="good">
          Everything that was saved is ready
        </StateWord>
      ) : (
        <ul>
          {faults.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function History({ partner }: { partner: ManagedPartner }): JSX.Element {
  const { data, isError, refetch } = useQuery(versionsQuery(partner))
  return (
    <section className={styles['part']} aria-label="History">
      <h3>History</h3>
      {isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          The history could not be loaded.
        </Notice>
      ) : null}
      <ol>
        {data?.versions.map(({ id, at, by, state }) => (
          <li key={id}>
            {state === 'published' ? 'Published' : 'Draft'}
            <small>{`${shortMomentOf(at)}, ${by ?? 'before there was a history'}`}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Takes a partner off its hostname after a question. */
function SiteEnd({ partner, onDone }: PartnerSheetProps): JSX.Element {
  const client = useQueryClient()
  const { name } = partner.description
  const { state, press } = useWrite<ManagedPartner, never>({
    ...{ seen: partner, fieldOf: () => null },
    show: (current) => showPartner(client, current),
    onDone: (done) => {
      showPartner(client, done)
      void client.invalidateQueries(partnersQuery)
      onDone(`${name} has no site any more.`)
    },
  })
  const unpublish = (): void =>
    void press({
      faults: new Map<never, string>(),
      send: (version) =>
        staffCall('POST /workshop/partners/{id}/unpublish', {
          params: { id: partner.id },
          body: { version },
          signal: timeLimit(),
        }),
      isEffected: (current) => current.state === 'draft',
    })
  return (
    <section className={styles['part']} aria-label={`End the site of ${name}`}>
      <AskFirst
        label="End its site"
        question={`${partner.description.hostname} is not served from then on. Orders and people of ${name} stay.`}
        confirm={`Yes, end the site of ${name}`}
        keep="Keep it"
        danger
        busy={state.type === 'sending'}
        onConfirm={unpublish}
      />
      <WriteNotice
        state={state}
        subject="partner"
        differencesOf={differencesOf}
        lookAt="what it is now"
      />
    </section>
  )
}
