import { useSyncExternalStore, type JSX } from 'react'
import styles from './offline-banner.module.css'

/** Says that the connection is gone, and goes away with the problem. Always there, so that it is read out. */
export function OfflineBanner(): JSX.Element {
  const isOnline = useSyncExternalStore(followConnection, readConnection, onServer)
  return (
    <div className={styles['place']} role="status">
      {isOnline ? null : (
        <p className={styles['banner']}>
          You are offline. What you have entered stays here; we go on when you are back.
        </p>
      )}
    </div>
  )
}

function followConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const readConnection = (): boolean => navigator.onLine
const onServer = (): boolean => true
