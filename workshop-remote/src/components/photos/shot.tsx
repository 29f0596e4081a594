import { useState, type JSX } from 'react'
import type { Photo, PhotoKind } from '@darnley/contract/photos'
import { apiUrl, isApiError } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { shortMomentOf } from '#src/lib/moment.ts'
import styles from './photos.module.css'

const kinds: Readonly<Record<PhotoKind, string>> = {
  arrival: 'On arrival',
  before: 'Before',
  after: 'After',
  finding: 'Finding',
  customer: 'From the customer',
}

interface ShotProps {
  photo: Photo
  orderId: string
}

/** A photo that opens in full size. One that was taken by mistake is removed after a second press. */
export function Shot({ photo, orderId }: ShotProps): JSX.Element {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useChange({
    mutationFn: () => staffCall('POST /workshop/photos/{id}/remove', { params: { id: photo.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop', 'photos', orderId] }),
  })
  const kind = kinds[photo.kind]
  return (
    <li>
      <a href={apiUrl(photo.url)} target="_blank" rel="noreferrer">
        <img
          src={apiUrl(photo.small_url)}
          width={120}
          height={120}
          alt={photo.kind === 'customer' ? kind : `${kind}, by ${photo.taken_by}`}
        />
      </a>
      <span>{`${kind}, ${shortMomentOf(photo.taken_at)}`}</span>
      {error ? (
        <span className={styles['problem']} role="alert">
          {problemOf(error)}
        </span>
      ) : null}
      <button
        type="button"
        className={styles['remove']}
        disabled={isPending}
        onBlur={() => setIsAsking(false)}
        onClick={() => (isAsking ? mutate(undefined) : setIsAsking(true))}
      >
        {isAsking ? 'Really remove it' : 'Remove'}
        <span className="visually-hidden">{`: ${kind}, ${shortMomentOf(photo.taken_at)}`}</span>
      </button>
    </li>
  )
}

function problemOf(error: Error): string {
  return isApiError(error) && 'status' in error && error.status === 403
    ? 'You did not take it: ask a manager.'
    : 'It was not removed: try again.'
}
