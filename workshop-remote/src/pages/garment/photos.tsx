import { useRef, useState, type ChangeEvent, type JSX } from 'react'
import type { Photo, PhotoKind } from '@darnley/contract/photos'
import { apiUrl } from '@darnley/web/client'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { uploadPhoto } from '#src/lib/upload-photo.ts'
import { useChange } from '#src/lib/use-change.ts'
import { photosQuery } from '#src/queries/garment.ts'
import styles from './page.module.css'

const kinds: Readonly<Record<PhotoKind, string>> = {
  arrival: 'On arrival',
  before: 'Before',
  after: 'After',
  finding: 'Finding',
}

interface PhotosProps {
  orderId: string
  /** Number of the garment. */
  garment: number
}

/** Photos of a garment before and after the work, by camera or file. */
export function Photos({ orderId, garment }: PhotosProps): JSX.Element {
  const { data: all = [], isError } = useQuery(photosQuery(orderId))
  const client = useQueryClient()
  const [failed, setFailed] = useState<Upload | null>(null)
  const { mutate, isPending } = useChange({
    mutationFn: (upload: Upload) => uploadPhoto({ ...upload, orderId, garment }),
    onSuccess: () => setFailed(null),
    onError: (_error, upload) => setFailed(upload),
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop', 'photos', orderId] }),
  })
  const own = all.filter((photo) => photo.garment === garment)
  return (
    <section className={styles['panel']}>
      <h2>Photos</h2>
      {own.length > 0 ? (
        <ul className={styles['photos']}>
          {own.map((photo) => (
            <Shot key={photo.id} photo={photo} />
          ))}
        </ul>
      ) : null}
      {isError ? <p className={styles['muted']}>The photos could not be loaded.</p> : null}
      {failed ? (
        <Notice tone="error" action={{ label: 'Send it again', onSelect: () => mutate(failed) }}>
          The photo was not stored. Send a JPEG, PNG or WebP picture.
        </Notice>
      ) : null}
      <div className={styles['steps']}>
        {(['before', 'after'] as const).map((kind) => (
          <Chooser
            key={kind}
            label={`Photo ${kind}`}
            isBusy={isPending}
            // The same id for each attempt: a repeated upload is one photo.
            onChosen={(file) => mutate({ id: crypto.randomUUID(), kind, file })}
          />
        ))}
      </div>
    </section>
  )
}

interface Upload {
  readonly id: string
  readonly kind: PhotoKind
  readonly file: File
}

function Shot({ photo }: { photo: Photo }): JSX.Element {
  return (
    <li>
      <a href={apiUrl(photo.url)} target="_blank" rel="noreferrer">
        <img
          src={apiUrl(photo.small_url)}
          width={120}
          height={120}
          alt={`${kinds[photo.kind]}, by ${photo.taken_by}`}
        />
        <span>{kinds[photo.kind]}</span>
      </a>
    </li>
  )
}

interface ChooserProps {
  label: string
  isBusy: boolean
  onChosen: (file: File) => void
}

/** A button that opens the camera of a phone, or the files of a computer. */
function Chooser({ label, isBusy, onChosen }: ChooserProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) onChosen(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label={label}
        hidden
        onChange={choose}
      />
      <Button variant="secondary" busy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
