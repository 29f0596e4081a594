import { useSyncExternalStore, type JSX } from 'react'
import { followConnection, readConnection, type Connection } from './connection.ts'
import styles from './offline-banner.module.css'

const words: Readonly<Record<Exclude<Connection, 'there'>, string>> = {
  offline: 'You are offline. What you have entered stays here; we go on when you are back.',
  unreached:
    'The connection is lost. What you have entered stays here; we go on as soon as it is back.',
}

/** Shows that the connection is lost. Always rendered, so that screen readers announce a change. */
export function OfflineBanner(): JSX.Element {
  const connection = useSyncExternalStore(followConnection, readConnection, onServer)
  return (
    <div className={styles['place']} role="status">
      {connection === 'there' ? null : <p className={styles['banner']}>{words[connection]}</p>}
    </div>
  )
}

const onServer = (): Connection => 'there'
