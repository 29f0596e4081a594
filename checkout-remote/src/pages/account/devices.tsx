import type { JSX } from 'react'
import { isApiError } from '@darnley/web/client'
import { useChange, useQuery, useQueryClient } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import layout from '#src/components/account/layout.module.css'
import { momentWords } from '#src/lib/moment-words.ts'
import {
  type Device,
  devicesQuery,
  endDevice,
  signOutEverywhere,
} from '#src/queries/own-account.ts'
import { AccountForm } from './account-form.tsx'
import type { ChangeProps } from './change-props.ts'
import styles from './devices.module.css'
import { useAccountForm } from './use-account-form.ts'

/** Where the customer is signed in, with a way out of each place and of all. */
export function Devices({ session, onEnd }: ChangeProps): JSX.Element {
  const form = useAccountForm({
    initial: {},
    check: () => ({}),
    send: () => signOutEverywhere(session),
    onSent: () => onEnd('signed-out'),
    onTooOld: () => onEnd('too-old'),
  })
  return (
    <AccountForm title="Where you are signed in" action="Sign out everywhere" form={form}>
      <List session={session} onEnd={onEnd} />
      <p className={layout['note']}>
        “Everywhere” is every device, also this one, and the links in e-mails.
      </p>
    </AccountForm>
  )
}

function List({ session, onEnd }: ChangeProps): JSX.Element | null {
  const cache = useQueryClient()
  const query = devicesQuery(session)
  const { data, isError, refetch } = useQuery(query)
  const ending = useChange({
    mutationFn: (id: string) => endDevice({ session, id }),
    onSuccess: (left) => {
      if (left.some((each) => each.is_current)) cache.setQueryData(query.queryKey, left)
      else onEnd('signed-out')
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'Not Found') onEnd('too-old')
    },
  })
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        We could not load your devices just now.
      </Notice>
    ) : null
  return (
    <>
      <ul className={styles['devices']}>
        {data.map((device) => (
          <Row
            key={device.id}
            device={device}
            isEnding={ending.isPending && ending.variables === device.id}
            onEnd={() => ending.mutate(device.id)}
          />
        ))}
      </ul>
      {ending.isSuccess ? <Notice tone="success">That device is signed out.</Notice> : null}
      {ending.isError ? (
        <Notice tone="error">This device could not be signed out just now. Try again.</Notice>
      ) : null}
    </>
  )
}

interface RowProps {
  device: Device
  isEnding: boolean
  onEnd: () => void
}

function Row({ device, isEnding, onEnd }: RowProps): JSX.Element {
  const { device: words, opened_by: by, is_current: isHere, last_used_at: used } = device
  const name = words ?? 'A device we do not know'
  return (
    <li>
      <div>
        <b>{name}</b>
        {by === 'mailed_link' ? <p>By a link in an e-mail</p> : null}
        <p className={isHere ? styles['here'] : undefined}>
          {isHere ? 'This device' : `Last used ${momentWords(used)}`}
        </p>
      </div>
      <Button variant="secondary" busy={isEnding} onClick={onEnd}>
        Sign out
        <span className="visually-hidden">
          {' '}
          of {name}, {isHere ? 'this device' : `last used ${momentWords(used)}`}
        </span>
      </Button>
    </li>
  )
}
