import { useState, type JSX } from 'react'
import type { Discount } from '@darnley/contract/workshop-codes'
import { useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { codesQuery, showCode } from '#src/queries/codes.ts'
import {
  codeFaults,
  differencesOf,
  draftOf,
  fieldOf,
  isAsSaid,
  termsOf,
  type CodeDraft,
  type CodeField,
} from './code-choice.ts'
import { CodeFields } from './code-fields.tsx'

interface CodeFormProps {
  /** Null for a new one. */
  code: Discount | null
  onDone: (code: Discount) => void
}

/** Makes a code, or changes one for orders from now on. */
export function CodeForm({ code, onDone }: CodeFormProps): JSX.Element {
  const [draft, setDraft] = useState(() => draftOf(code))
  const client = useQueryClient()
  const { state, faults, touch, press } = useWrite<Discount, CodeField>({
    ...{ seen: code, fieldOf, refusedField: code ? undefined : 'code' },
    show: (current) => showCode(client, current),
    onDone: (done) => {
      showCode(client, done)
      void client.invalidateQueries(codesQuery)
      onDone(done)
    },
  })

  function change(part: Partial<CodeDraft>): void {
    touch()
    setDraft({ ...draft, ...part })
  }

  function submit(): void {
    const said = { ...termsOf(draft), is_enabled: draft.is_enabled }
    void press({
      faults: codeFaults(draft, { isNew: code === null }),
      send: (version) => (code ? send(code.code, { version, ...said }) : make(draft)),
      isEffected: (current) => isAsSaid(current, said),
    })
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <CodeFields isNew={code === null} draft={draft} faults={faults} onChange={change} />
      <WriteNotice state={state} subject="code" differencesOf={differencesOf} lookAt="the fields" />
      <Buttons>
        <Button type="submit" busy={state.type === 'sending'}>
          {code ? 'Save' : 'Make the code'}
        </Button>
      </Buttons>
    </Form>
  )
}

function make(draft: CodeDraft): Promise<Discount> {
  const body = { code: draft.code.trim(), ...termsOf(draft) }
  return staffCall('POST /workshop/codes/make', { body, signal: timeLimit() })
}

type Change = { version: number; is_enabled: boolean } & ReturnType<typeof termsOf>

function send(code: string, body: Change): Promise<Discount> {
  const params = { code }
  return staffCall('POST /workshop/codes/{code}/change', { params, body, signal: timeLimit() })
}
