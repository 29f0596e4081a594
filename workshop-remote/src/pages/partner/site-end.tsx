import type { JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { AskFirst } from '#src/components/form/ask-first.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { Panel } from '#src/components/tool/panel.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { partnersQuery, showPartner } from '#src/queries/partners.ts'
import { differencesOf } from './differences.ts'

interface SiteEndProps {
  partner: ManagedPartner
  onDone: (done: ManagedPartner, words: string) => void
}

/** Takes a partner off its hostname after a question. */
export function SiteEnd({ partner, onDone }: SiteEndProps): JSX.Element | null {
  const client = useQueryClient()
  const { name, hostname } = partner.description
  const { state, press } = useWrite<ManagedPartner, never>({
    ...{ seen: partner, fieldOf: () => null },
    show: (current) => showPartner(client, current),
    onDone: (done) => {
      showPartner(client, done)
      void client.invalidateQueries(partnersQuery)
      onDone(done, `${name} has no site any more.`)
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
  if (partner.state === 'draft') return null
  return (
    <Panel title={`End the site of ${name}`}>
      <AskFirst
        label="End its site"
        question={`${partner.published?.hostname ?? hostname} is not served from then on. Orders and people of ${name} stay.`}
        confirm={`Yes, end the site of ${name}`}
        keep="Keep it"
        danger
        busy={state.type === 'sending'}
        onConfirm={unpublish}
      />
      <WriteNotice
        state={state}
        subject="partner"
        differencesOf={(before, current) => differencesOf(before.description, current.description)}
        lookAt="what it is now"
      />
    </Panel>
  )
}
