import { useState, type JSX, type ReactNode } from 'react'
import type { Photo, PhotoKind, StaffPhotoKind } from '@darnley/contract/photos'
import { useChange, useQuery, useQueryClient } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { photosQuery } from '#src/queries/garment.ts'
import { PhotoChooser } from './photo-chooser.tsx'
import styles from './photos.module.css'
import { Shot } from './shot.tsx'
import { uploadPhoto } from './upload-photo.ts'

interface GarmentPhotosProps {
  orderId: string
  /** Number of the garment. */
  garment: number
  /** The kinds that can be taken here, each with the words on its button. */
  taken: readonly { readonly kind: StaffPhotoKind; readonly label: string }[]
  /** The kinds that are shown; all by default. */
  shown?: readonly PhotoKind[]
  /** Returns what stands above them; null until they are loaded. */
  header?: (photos: readonly Photo[] | null) => ReactNode
}

/** Photos of a garment, by camera or file. Each is stored as soon as it is taken. */
export function GarmentPhotos(props: GarmentPhotosProps): JSX.Element {
  const { orderId, garment, taken, shown, header } = props
  const { data: all, isError } = useQuery(photosQuery(orderId))
  const { add, failed, refusal, isPending } = useUpload({ orderId, garment })
  const own = (all ?? []).filter(
    (photo) => photo.garment === garment && (shown?.includes(photo.kind) ?? true),
  )
  return (
    <>
      {header?.(all ? own : null)}
      {own.length > 0 ? (
        <ul className={styles['photos']} aria-label={`Photos of garment ${garment}`}>
          {own.map((photo) => (
            <Shot key={photo.id} photo={photo} orderId={orderId} />
          ))}
        </ul>
      ) : null}
      {isError ? <p className={styles['muted']}>The photos could not be loaded.</p> : null}
      {failed ? (
        <Notice tone="error" action={{ label: 'Send it again', onSelect: () => add(failed) }}>
          The photo was not stored.
        </Notice>
      ) : null}
      {refusal ? <Notice tone="error">{`The photo was not stored. ${refusal}`}</Notice> : null}
      <div className={styles['steps']}>
        {taken.map(({ kind, label }) => (
          <PhotoChooser
            key={kind}
            kind={kind}
            label={label}
            isBusy={isPending}
            // The same id for each attempt: a repeated upload is one photo.
            onChosen={(file) => add({ id: crypto.randomUUID(), kind, file })}
          />
        ))}
      </div>
    </>
  )
}

interface Upload {
  readonly id: string
  readonly kind: StaffPhotoKind
  readonly file: File
}

interface Uploading {
  readonly add: (upload: Upload) => void
  /** What was not stored, to be sent again. */
  readonly failed: Upload | null
  /** Why the last one is not taken, as often as it is sent. */
  readonly refusal: string | null
  readonly isPending: boolean
}

function useUpload(of: { orderId: string; garment: number }): Uploading {
  const client = useQueryClient()
  const [failed, setFailed] = useState<Upload | null>(null)
  const { mutate, data, isPending } = useChange({
    mutationFn: (upload: Upload) => uploadPhoto({ ...upload, ...of }),
    onSuccess: () => setFailed(null),
    onError: (_error, upload) => setFailed(upload),
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop', 'photos', of.orderId] }),
  })
  return { add: mutate, failed, refusal: data ?? null, isPending }
}
