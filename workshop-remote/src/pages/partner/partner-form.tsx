import type { JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { Panel } from '#src/components/tool/panel.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { partnersQuery, readinessQuery, showPartner } from '#src/queries/partners.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { ComparePanel } from './compare-panel.tsx'
import { differencesOf } from './differences.ts'
import { FieldPanels } from './field-panels.tsx'
import { HistoryPanel } from './history-panel.tsx'
import {
  askedOf,
  descriptionOf,
  draftOf,
  fieldOf,
  idOf,
  type PartnerDraft,
} from './partner-draft.ts'
import { SiteEnd } from './site-end.tsx'
import { useTyped } from './use-typed.ts'
import styles from './page.module.css'

interface PartnerFormProps {
  /** Null for a new one. */
  partner: ManagedPartner | null
  onDone: (done: ManagedPartner, words: string) => void
}

/** Describes a partner shop: keeps a draft, or publishes. */
export function PartnerForm({ partner, onDone }: PartnerFormProps): JSX.Element {
  const typed = useTyped(partner)
  const { base, draft } = typed
  const client = useQueryClient()
  const { state, faults, touch, press } = useWrite<ManagedPartner, string>({
    ...{ seen: base, fieldOf: (path) => fieldOf(draft, path) },
    show: (current) => {
      typed.rebase(current)
      showPartner(client, current)
    },
    onDone: (done) => {
      typed.drop(done)
      showPartner(client, done)
      void client.invalidateQueries(partnersQuery)
      onDone(done, wordsOf(done))
    },
  })

  function change(next: PartnerDraft): void {
    touch()
    typed.change(next)
  }

  /** Without a name there is no address to save under: what else is missing is asked for apart. */
  async function faultsWithoutName(publish: boolean): Promise<ReadonlyMap<string, string>> {
    const missing = new Map([['name', 'Write the name of the partner']])
    if (!publish) return missing
    const found = await client.fetchQuery(readinessQuery(askedOf('', draft))).catch(() => null)
    for (const { path, message } of found?.faults ?? []) {
      const field = fieldOf(draft, ['description', ...path.split('.')])
      if (field !== null && !missing.has(field)) missing.set(field, message)
    }
    return missing
  }

  async function send(publish: boolean): Promise<void> {
    const id = partner?.id ?? idOf(draft.name)
    await press({
      faults: id === '' ? await faultsWithoutName(publish) : new Map(),
      send: (version) =>
        staffCall('POST /workshop/partners/{id}/save', {
          params: { id },
          body: { version: version || null, publish, description: descriptionOf(draft) },
          signal: timeLimit(),
        }),
    })
  }

  const isSending = state.type === 'sending'
  return (
    <Form faults={faults} onSubmit={() => void send(true)}>
      {typed.isRestored ? (
        <Notice tone="info" action={{ label: 'Discard it', onSelect: () => typed.drop(partner) }}>
          What you typed before is here again. It is not saved yet.
        </Notice>
      ) : null}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <FieldPanels draft={draft} partner={partner} faults={faults} onChange={change} />
        </div>
        <div className={styles['column']}>
          <Panel title="Before it goes live">
            <ChecksPanel id={partner?.id ?? idOf(draft.name)} draft={draft} />
            <WriteNotice
              state={state}
              subject="partner"
              differencesOf={(before, current) =>
                differencesOf(before.description, current.description)
              }
              lookAt="the fields"
            />
            <Buttons>
              <PlainButton busy={isSending} onClick={() => void send(false)}>
                Keep as a draft
              </PlainButton>
              <Button type="submit" busy={isSending}>
                Publish
              </Button>
            </Buttons>
          </Panel>
          {partner ? (
            <>
              <ComparePanel partner={partner} draft={draft} />
              <HistoryPanel partner={partner} onTake={(said) => change(draftOf(said))} />
              <SiteEnd partner={partner} onDone={onDone} />
            </>
          ) : null}
        </div>
      </div>
    </Form>
  )
}

function wordsOf({ state, description: { name } }: ManagedPartner): string {
  return state === 'published'
    ? `${name} is published. Its site works within 10 seconds.`
    : `The draft of ${name} is kept.`
}
