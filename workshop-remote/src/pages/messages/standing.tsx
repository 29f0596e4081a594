import type { JSX } from 'react'
import type { ConversationChange } from '@darnley/contract/workshop-messages'
import { staffCall } from '@darnley/web/session'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import compact from '#src/components/form/compact.module.css'
import letter from '#src/components/messages/letter.module.css'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import styles from './conversation.module.css'
import type { Writing } from './writing.ts'

/** Who answers, whether it is done, and whether it is a claim on the guarantee. */
export function Standing({ conversation, write, seen, onDone }: Writing): JSX.Element {
  const { inbox } = useInbox()
  const { id, state, owner, kind } = conversation
  const isClaim = kind === 'claim'
  const colleagues = inbox?.colleagues ?? []
  const isGone = owner !== null && !colleagues.some((one) => one.id === owner.id)
  const isBusy = write.state.type === 'sending'

  function change(part: Partial<ConversationChange>): void {
    const before = { state, owner_id: owner?.id ?? null, is_claim: isClaim }
    void write.press({
      send: () =>
        staffCall('POST /workshop/conversations/{id}/change', {
          params: { id },
          body: { version: seen(), ...before, ...part },
          signal: timeLimit(),
        }),
      onDone,
    })
  }

  return (
    <div className={styles['standing']}>
      <label>
        Owner
        <select
          className={compact['field']}
          value={owner?.id ?? ''}
          disabled={isBusy}
          onChange={({ target }) => change({ owner_id: target.value || null })}
        >
          <option value="">No owner</option>
          {isGone ? <option value={owner.id}>{owner.name}</option> : null}
          {colleagues.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={letter['plain']}
        disabled={isBusy}
        aria-pressed={isClaim}
        onClick={() => change({ is_claim: !isClaim })}
      >
        Claim on the guarantee
      </button>
      <button
        type="button"
        className={letter['plain']}
        disabled={isBusy}
        onClick={() => change({ state: state === 'done' ? 'open' : 'done' })}
      >
        {state === 'done' ? 'Open again' : 'Done'}
      </button>
    </div>
  )
}
