import type { JSX } from 'react'
import type { Scene } from '@darnley/workbench/scene'
import { useChange } from '@darnley/web/query'

interface SenderProps {
  send: () => Promise<unknown>
}

function Sender({ send }: SenderProps): JSX.Element {
  const { mutate, isPending, isSuccess, isError } = useChange({ mutationFn: send })
  const state = isPending ? 'Sending' : isError ? 'Failed' : isSuccess ? 'Sent' : 'Not sent'
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Send
      </button>
      <p role="status">{state}</p>
    </>
  )
}

export function sending(send: SenderProps['send']): Scene {
  return { element: <Sender send={send} /> }
}
