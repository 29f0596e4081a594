import type { JSX } from 'react'
import type { PhotoStatus } from '#src/photos/photo-queue.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './photo-field.module.css'
import { PhotoSign } from './sign.tsx'
import type { ShownPhoto } from './use-garment-photos.ts'

interface PhotoTileProps {
  photo: ShownPhoto
  /** From 1. */
  number: number
  onRemove: () => void
  onRetry: () => void
}

/** A photo with its own state, which can be removed in each. */
export function PhotoTile({ photo, number, onRemove, onRetry }: PhotoTileProps): JSX.Element {
  return (
    <li className={styles['shot']}>
      <img src={photo.src} width={200} height={200} alt={`The garment, ${number}`} />
      <button
        type="button"
        className={styles['remove']}
        aria-label={`Remove photo ${number}`}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </button>
      <State status={photo.status} number={number} onRetry={onRetry} />
    </li>
  )
}

interface StateProps {
  status: PhotoStatus
  number: number
  onRetry: () => void
}

function State({ status, number, onRetry }: StateProps): JSX.Element {
  switch (status.type) {
    case 'sent':
      return (
        <span className={`${styles['state']} ${styles['sent']}`}>
          <Icon name="check" size={18} />
          Sent
        </span>
      )
    case 'sending':
      return (
        <>
          <span className={styles['sewn']}>
            <span style={{ inlineSize: `${status.percent}%` }} />
          </span>
          <span className={styles['state']}>Sending, {status.percent}%</span>
        </>
      )
    case 'queued':
    case 'waiting':
      return (
        <span className={`${styles['state']} ${styles['waiting']}`}>
          <Icon name="clock" size={18} />
          Waiting
        </span>
      )
    case 'failed':
      return (
        <button
          type="button"
          className={`${styles['state']} ${styles['failed']}`}
          onClick={onRetry}
        >
          <PhotoSign name="again" size={18} />
          Not sent. Try again
          <span className="visually-hidden">: photo {number}</span>
        </button>
      )
    case 'refused':
      return (
        <span className={`${styles['state']} ${styles['failed']}`}>
          <Icon name="alert" size={18} />
          Not taken
        </span>
      )
  }
}
