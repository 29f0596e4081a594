import { useState, type JSX } from 'react'
import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { partnersQuery, showPartner } from '#src/queries/partners.ts'
import {
  descriptionOf,
  differencesOf,
  draftOf,
  fieldOf,
  idOf,
  type PartnerDraft,
  type PartnerField,
} from './partner-draft.ts'
import { PartnerFields } from './partner-fields.tsx'

interface PartnerFormProps {
  /** Null for a new one. */
  partner: ManagedPartner | null
  /** With what was done, in words. */
  onDone: (words: string) => void
}

/** Describes a partner shop: keeps a draft, or publishes. */
export function PartnerForm({ partner, onDone }: PartnerFormProps): JSX.Element {
  const [draft, setDraft] = useState(() => draftOf(partner))
  const client = useQueryClient()
  const { state, faults, touch, press } = useWrite<ManagedPartner, PartnerField>({
    ...{ seen: partner, fieldOf },
    show: (current) => showPartner(client, current),
    onDone: (done) => {
      showPartner(client, done)
      void client.invalidateQueries(partnersQuery)
      onDone(wordsOf(done))
    },
  })

  function change(part: Partial<PartnerDraft>): void {
    touch()
    setDraft({ ...draft, ...part })
  }

  function send(publish: boolean): void {
    const id = partner?.id ?? idOf(draft.texts.name)
    const isNamed = id !== ''
    void press({
      faults: new Map(isNamed ? [] : [['name', 'Write the name of the partner']]),
      send: (version) =>
        staffCall('POST /workshop/partners/{id}/save', {
          params: { id },
          body: { version: version || null, publish, description: descriptionOf(draft, partner) },
          signal: timeLimit(),
        }),
    })
  }

  const isSending = state.type === 'sending'
  return (
    <Form faults={faults} onSubmit={() => send(true)}>
      <PartnerFields draft={draft} faults={faults} onChange={change} />
      <WriteNotice
        state={state}
        subject="partner"
        differencesOf={differencesOf}
        lookAt="the fields"
      />
      <Buttons>
        <PlainButton busy={isSending} onClick={() => send(false)}>
          Keep as a draft
        </PlainButton>
        <Button type="submit" busy={isSending}>
          Publish
        </Button>
      </Buttons>
    </Form>
  )
}

function wordsOf({ state, description: { name } }: ManagedPartner): string {
  return state === 'published'
    ? `${name} is published. Its site works within 10 seconds.`
    : `The draft of ${name} is kept.`
}
