import type { JSX } from 'react'
import type { CourierConnection } from '@darnley/contract/workshop-couriers'
import { useChange } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import letters from '#src/components/messages/letter.module.css'
import { Cell, RecordRow } from '#src/components/records/records.tsx'
import { StateWord } from '#src/components/state-word.tsx'
import { testWords } from './test-words.ts'

/** A courier service with what came of its last test. */
export function CourierRow({ connection }: { connection: CourierConnection }): JSX.Element {
  const { courier, name, used_for: usedFor, is_set_up: isSetUp } = connection
  const { mutate, data, isPending, isError } = useChange({
    mutationFn: () => staffCall('POST /workshop/couriers/{courier}/test', { params: { courier } }),
  })
  const tested = data && testWords(connection, data)
  return (
    <RecordRow
      title={
        <>
          <b>{name}</b>
          <small>{usedFor}</small>
        </>
      }
    >
      <Cell>
        {isSetUp ? (
          <StateWord sign="ticked-ring" tone="good">
            Set up
          </StateWord>
        ) : (
          <StateWord sign="half" tone="quiet">
            Stand-in
          </StateWord>
        )}
      </Cell>
      <Cell onPhone="whole line">
        <span role="status">
          {isPending ? `Asking ${name} …` : null}
          {isError && !isPending ? 'That did not work just now. Please try again.' : null}
          {tested && !isPending ? (
            <>
              <StateWord sign={tested.sign} tone={tested.tone}>
                {tested.word}
              </StateWord>
              <small>{tested.says}</small>
            </>
          ) : null}
        </span>
      </Cell>
      <Cell onPhone="end">
        <button
          type="button"
          className={letters['plain']}
          aria-label={`Test the connection to ${name}`}
          disabled={isPending}
          onClick={() => mutate()}
        >
          Test
        </button>
      </Cell>
    </RecordRow>
  )
}
